scene photo-viewer
