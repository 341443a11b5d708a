scene photo-viewer
tap on=photo
expect photo.frame.y 100
