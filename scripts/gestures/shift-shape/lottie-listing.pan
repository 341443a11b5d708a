# Elements of a Lottie file that aren't supported are reported when the scene starts.
scene shift-shape icons=spark.json tabs=2
expect icon.unsupported 3
expect event "icon unsupported layer=Burst kind=repeater"
expect event "icon unsupported layer=Core/Dot kind=animated-fill"
expect event "icon unsupported layer=Caption kind=text"
expect no event "icon unsupported layer=Core kind=expression"

# If there is no file, nothing is read, and an icon has thirty frames.
scene shift-shape icons=none
expect icon.parts 0
expect icon.unsupported 0
expect no event "icon unsupported"
