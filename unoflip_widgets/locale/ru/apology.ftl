# Stands in the place of a widget that cannot be shown; one plain sentence, read without formatting.

apology = Сам виджет здесь не показан. Выполните эту ячейку в Jupyter, а если уже выполнили — обновите страницу.
