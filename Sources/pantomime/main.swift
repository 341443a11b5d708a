print("pantomime 0.1.0")
