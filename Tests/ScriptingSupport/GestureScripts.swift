/// The example scripts of the project.
package enum GestureScripts {
  package static let folder = "scripts/gestures"
  package static let names = ProjectFiles.names(in: folder, withExtension: "pan")
}
