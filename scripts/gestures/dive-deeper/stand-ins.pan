# The elements themselves disappear with the container; stand-ins leave them where they are.
scene dive-deeper stand-ins=real
tap on=card
at 0.1 expect card.hidden no
expect container.views fade,detail,card,image,title
run
expect state detail
expect card.present no
tap on=detail
run
expect state list
expect card.present no
pan began x=195 y=380
expect event "no cell"
scene dive-deeper
tap on=card
run
tap on=detail
run
expect card.present yes
