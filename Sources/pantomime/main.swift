if EditorDemo.isWanted {
  EditorDemo.run()
} else {
  print("pantomime 0.1.0")
}
