# Stands in the place of a widget that cannot be shown; one plain sentence, read without formatting.

apology = The widget itself does not show here. Run this cell in Jupyter; if you have, reload the page.
