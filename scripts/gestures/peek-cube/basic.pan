# The effect in its basic form, without improvements.
scene peek-cube variant=basic
scroll pager to=97.5
expect page.0.rotation 0
expect page.1.shade 0
expect page.1.x 292.5
