# A chip dragged into a slot: a long press lifts it and then drives it as a pan would, and two
# conditions at its release ask where it is.
view slot frame=245,600,120,120
view chip frame=40,200,80,80 role=button text="Kyoto"
gesture lift press on=chip
drive chip.center by=lift
let home="animate chip.center to=80,240 duration=0.4 curve=spring(0.8)"
let drop="animate chip.center to=305,660 duration=0.3 curve=spring(0.8); set state=dropped"
when "press began" do animate chip.scale to=1.1 duration=0.2
when "press ended" do animate chip.scale to=1 duration=0.2
when "press cancelled" do animate chip.scale to=1 duration=0.2
when "press ended" if chip.center in slot.frame do $drop
when "press ended" if chip.center outside slot.frame do $home

drag chip by=210,420 over=0.4
expect chip.center 80,240
drag chip by=100,300 over=0.4 press=0.6
run
expect chip.center 80,240
drag chip by=210,420 over=0.4 press=0.6
run
expect chip.center in slot.frame
expect state dropped
