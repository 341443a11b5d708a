# A view that was dragged jumps back when the dismissal is cancelled, instead of moving
# (HeroTransitions/Hero#176): the handler sets the old value.
scene blank
view card frame=0,100,390,400
gesture pull pan on=card
drive card.frame.y by=pull
when "pan ended" do set card.frame.y=100
drag on=card by=0,60 over=0.4
expect card.frame.y 100

# An animation from where it was released doesn't jump.
scene blank
view card frame=0,100,390,400
gesture pull pan on=card
drive card.frame.y by=pull
when "pan ended" do animate card.frame.y to=100 duration=0.3
expect always card.frame.y continuous within 3 except=pull
drag on=card by=0,60 over=0.4
expect card.frame.y 150
run
expect card.frame.y 100
