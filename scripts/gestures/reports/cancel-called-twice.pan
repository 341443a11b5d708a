# A pull to dismiss jumps after it was flung back: at zero progress the handler cancels the transition,
# and at `.ended` it cancels again (benguild/PullToDismissTransition#2).
scene blank
view modal frame=0,0,390,844
gesture pull pan on=modal
transition dismiss duration=0.4
animate modal.frame.y to=844 on=dismiss
start on=dismiss
update 0.3 on=dismiss
cancel on=dismiss
wait 0.05
cancel on=dismiss
expect misuse transition-not-paused
run
expect dismiss.outcome cancel
expect modal.frame.y 0
