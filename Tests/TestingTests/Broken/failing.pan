scene photo-viewer
tap on=foto
expect photo.frame.y 100
