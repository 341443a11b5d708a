# M16: above the first anchor, what a pan drives was assumed to resist as a scroll view does (G188).
scene blank screen=393x852
view sheet frame=0,59,393,793
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=59,412,852 rule=page-sheet curve=page-sheet
set reading M16=band
pan began on=sheet
pan changed dy=-180
expect sheet.frame.y -29.694006
pan changed dy=60
expect sheet.frame.y 119
pan ended vy=0
run
expect sheet.frame.y 59

# As reported for iOS 26.1, a page sheet doesn't move at all above its top detent (M16).
scene blank screen=393x852
view sheet frame=0,59,393,793
gesture pull pan on=sheet
drive sheet.frame.y by=pull anchors=59,412,852 rule=page-sheet curve=page-sheet
set reading M16=fixed
pan began on=sheet
pan changed dy=-180
expect sheet.frame.y 59
pan changed dy=60
expect sheet.frame.y 119
pan ended vy=0
run
expect sheet.frame.y 59
