# Stands in the place of a widget that cannot be shown; one plain sentence, read without formatting.

apology = Sam widżet się tu nie wyświetla. Uruchom tę komórkę w Jupyterze, a jeśli już to zrobiono, odśwież stronę.
