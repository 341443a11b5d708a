test "it waits" skip="later"
scene photo-viewer
expect state dismissed
