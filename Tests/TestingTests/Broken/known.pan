test "nothing taps it" known-failure="taps are to come"
scene photo-viewer
expect state dismissed
