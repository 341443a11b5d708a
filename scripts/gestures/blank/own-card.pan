# A custom transition that other scripts use: a card, a shade behind it, a tap and a pan. The shade
# is added first, because views that are added later are in front and receive the touches.
view shade frame=0,0,390,844 alpha=0
view card frame=70,247,250,350
follow shade.alpha card.frame.width from=250,390 to=0,0.6
gesture hit tap on=card
gesture pull pan on=card axis=vertical
animator open duration=0.3
animate card.frame to=0,0,390,844
toggle open by=hit
drive open by=pull along=up way=247 rule=flick-or-half

# The card's vocabulary: its state follows from what has completed, and a flick in either direction
# has a name.
set state=closed
when "completed end animator=open place=out" do set state=open
when "completed end animator=open place=home" do set state=closed
let speed=900
let up="flick up speed=$speed on=card; run"
let down="flick down speed=$speed on=card; run"
