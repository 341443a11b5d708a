scene photo-viewer
expect state dismissed
