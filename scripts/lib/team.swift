import PantomimeRecorder
import PantomimeTool
import Scenes

Pantomime.main(
  Catalog(scenes: [PhotoViewer.self], rules: [.steep], estimators: [.lastMove]))
