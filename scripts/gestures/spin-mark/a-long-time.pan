# Ticks that only move a phase are passed over: a time of any length takes no time to pass.
scene spin-mark driver=display-link
wait 3e8
expect ring.rotation 0
wait 3600.25
expect ring.rotation 18
# The last frame before an instant is the one that shows.
at 300003700.02
expect ring.rotation 1.2
