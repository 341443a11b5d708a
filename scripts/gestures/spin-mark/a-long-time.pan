# Ticks that only change a phase are skipped, so advancing by any amount of time is immediate.
scene spin-mark driver=display-link
wait 3e8
expect ring.rotation 0
wait 3600.25
expect ring.rotation 18
# The last frame before an instant is displayed at that instant.
at 300003700.02
expect ring.rotation 1.2
