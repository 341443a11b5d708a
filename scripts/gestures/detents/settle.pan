# 240 pt remain, at 900 pt/s: 3.75 remaining distances per second, toward the detent (G160, G161).
scene detents
pan began
pan changed dy=-60
pan ended vy=-900
expect release.velocity 3.75
expect state settling
# 100 + (240 + (-900 + w*240)*t)*e^(-w*t), w = 2*pi/0.4, t = 0.1
at 0.1
expect sheet.y 209.55069
run
expect sheet.y 100
expect state resting
expect event "detent 0"

# Moving away from the detent at which it settles: negative, 60 pt at 300 pt/s.
scene detents rule=nearest
pan began
pan changed dy=-60
pan ended vy=-300
expect release.velocity -5
at 0.1
expect sheet.y 361.69865

# One point remains: the velocity is limited to 30 remaining distances per second (G163).
scene detents rule=nearest
pan began
pan changed dy=-1
pan ended vy=-300
expect release.velocity -30
set limit=1000
run
pan began
pan changed dy=-1
pan ended vy=-300
expect release.velocity -300

# No distance remains: no velocity, and no spring (G162).
scene detents rule=nearest
pan began
pan ended vy=-300
expect release.velocity 0
expect state resting
expect completions 0

# FloatingPanel's settling: above 300 pt/s, the damping ratio is 0.5756, so the sheet overshoots
# (G170).
scene detents settle=floating-panel
pan began
pan changed dy=-60
pan ended vy=-900
at 0.25
expect sheet.y 74.308427
run
expect sheet.y 100
