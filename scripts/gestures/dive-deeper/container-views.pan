# The order of the views in the container, from back to front.
scene dive-deeper
tap on=card
expect container.views fade,detail,phantom.card,phantom.image,phantom.title
run
tap on=detail
expect container.views list,fade,phantom.card,phantom.image,phantom.title
