"""The widgets: anywidget classes, the only place that knows traitlets.

The package offers them by name (``from unoflip_widgets import Table``); each is loaded when it
is asked for, so a notebook that only plays does not wait for the lessons.
"""
