import PantomimeTool

Pantomime.main(.standard)
