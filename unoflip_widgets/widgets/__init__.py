"""The widgets: anywidget classes, the only place that knows traitlets."""
