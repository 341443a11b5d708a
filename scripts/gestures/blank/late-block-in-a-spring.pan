# A block that is added while a spring is beyond its target runs through the whole spring in the
# remaining time (A141); what it looks like until then is our choice.
scene blank
view card x=0 y=0
animator move duration=1 curve=spring(0.4)
animate card.x to=100
start
at 0.25
expect card.x > 123
animate card.y to=100
expect card.y 0
at 0.5
expect card.y 106.6585

# At the end, it has arrived except for the thousandth or two that any fitted spring leaves (A200).
at 0.999999999
expect card.y 99.8546
run
expect card.y 100
expect time 1
