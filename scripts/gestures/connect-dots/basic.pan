# The effect in its basic form, without improvements.
scene connect-dots variant=basic
scroll pager to=195
expect strip.offset 0
expect thumb.2.shift 0
tap on=thumb.1
expect state open
