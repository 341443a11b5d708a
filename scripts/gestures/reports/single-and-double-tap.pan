# A double tap also runs the action of the single tap (RxSwiftCommunity/RxGesture#46); waiting for it to
# fail delays every single tap (Krisiacik/ImageViewer#24).
scene blank
view photo frame=0,0,390,844
gesture one tap on=photo
gesture two tap on=photo taps=2
tap on=photo taps=2
expect event "tap recognized gesture=one"
expect event "tap recognized gesture=two"

scene blank
view photo frame=0,0,390,844
gesture two tap on=photo taps=2
gesture one tap on=photo requires=two
when "tap recognized gesture=one" do set state=bars
tap on=photo taps=2
run
expect state blank
tap on=photo
expect state blank
run
expect state bars
expect time 0.3
