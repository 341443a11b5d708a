import PantomimeTool

Pantomime.main()
