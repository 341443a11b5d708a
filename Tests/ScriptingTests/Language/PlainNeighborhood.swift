/// What people want, in their own words, which aren't those of the table, with a part of the answer.
///
/// The lines are typed in the scene `city-guide`.
extension Neighborhood {
  static let plainWords = parsed(
    ##"""
    slide the card upwards by 80 points ⇒ drag up 80
    could you pull the card to the left ⇒ drag left
    I want to push the box down slowly ⇒ drag down
    tug it 40 up ⇒ drag up 40
    haul the card up over 2 seconds ⇒ over=2
    drag the card halfway up and release it ⇒ 124
    shift the thumb right by 30 ⇒ drag right 30
    bring the finger up 20 points ⇒ drag up 20
    put a thumb on the card ⇒ touch down on=card
    how do I put a finger down ⇒ touch down
    place both fingers on the card ⇒ id=2
    how can I use two thumbs ⇒ id=2
    lift the finger ⇒ touch up
    take off the finger ⇒ touch up
    keep the finger still for 2 seconds ⇒ press for=2s
    hold it there for half a second ⇒ press for=0.5s
    keep holding the card ⇒ press on=card
    toss the card leftwards ⇒ flick left
    hurl it down quickly ⇒ flick down
    fling the card off the screen ⇒ flick
    how would I throw something ⇒ flick
    swipe the card downward ⇒ swipe down
    start a swipe at the left edge ⇒ drag x=5
    drag in from the screen's border ⇒ drag x=5
    drag it beyond the limit ⇒ past=rubber
    pull further than the end ⇒ past=rubber
    seize the card in flight ⇒ pan began
    intercept the moving card ⇒ pan began
    how do I interrupt the animation ⇒ pan began
    click the card ⇒ tap on=card
    tap it twice ⇒ tap on=
    double click the card ⇒ tap on=
    open up the drawer please ⇒ recipe drawer-with-detents
    close the bottom sheet ⇒ recipe drawer-with-detents
    expand the card ⇒ tap on=card
    shut it again ⇒ tap on=close
    collapse the card ⇒ tap on=
    let it come to rest ⇒ run
    wait until everything settles ⇒ run
    play on to the end ⇒ run
    let it finish ⇒ run
    wait for 3 seconds ⇒ wait 3s
    let 200ms pass ⇒ wait 200ms
    advance two seconds ⇒ wait 2s
    wait a moment ⇒ wait
    go one frame further ⇒ wait 1f
    advance 5 frames ⇒ wait 5f
    step forward a frame ⇒ wait 1f
    jump straight to the final state ⇒ run
    fast forward to the end ⇒ run
    take me to the middle ⇒ scrub 0.5
    go to 30 percent ⇒ scrub 0.3
    jump to 75% ⇒ scrub
    rewind it to the start ⇒ scrub 0
    return to the beginning ⇒ scrub 0
    start everything from scratch ⇒ `reset` starts
    begin afresh from square one ⇒ `reset` starts
    do that once more ⇒ again
    same again please ⇒ again
    repeat the last gesture ⇒ again
    do it again but slower ⇒ again over=1
    take that back ⇒ undo
    revert my last command ⇒ undo
    oops that was a mistake ⇒ undo
    undo the last 3 steps ⇒ undo 3
    keep a copy of the session ⇒ help save
    how do I store what I did ⇒ help save
    write down my commands ⇒ help save
    record my real finger ⇒ help touches
    how can I record a gesture on a phone ⇒ help touches
    restore a saved session ⇒ help use
    how do I load a script ⇒ help use
    what did I type so far ⇒ history
    show my previous commands ⇒ history
    how do I get out of here ⇒ `quit` ends
    I want to leave ⇒ `quit` ends
    what am I supposed to do ⇒ help
    I am lost ⇒ help
    what can I type ⇒ help
    where do I start ⇒ help
    teach me the first steps ⇒ lesson
    is there a tutorial ⇒ lesson
    show me the lessons ⇒ lesson
    which commands are there ⇒ help all
    list every command ⇒ help all
    what other scenes exist ⇒ help scenes
    switch to another demo ⇒ help scenes
    how do I make an empty scene ⇒ help blank
    which bugs are known ⇒ faults
    show the faults ⇒ faults
    turn a fault on ⇒ faults=
    what is the card's position ⇒ show card.frame
    whereabouts is the card now ⇒ show card.frame
    tell me the card's coordinates ⇒ show card.frame
    where is my finger ⇒ show pan.location
    what's the velocity ⇒ pan.velocity
    how quick is the card moving ⇒ pan.velocity
    what is the current speed of the finger ⇒ pan.velocity
    how far did I drag it ⇒ pan.translation
    how far along is it ⇒ show progress
    what percentage is done ⇒ show progress
    how long does the animation last ⇒ show duration
    what is the length of this animation ⇒ show duration
    how much time is left ⇒ show remaining
    when will it be finished ⇒ show remaining
    how soon does it settle ⇒ show remaining
    what time is it ⇒ show time
    how much time has passed ⇒ show time
    is anything running ⇒ show running
    has it stopped yet ⇒ show running
    are we done ⇒ show running
    is the animation finished ⇒ show running
    is it reversed ⇒ show reversed
    which way is it going ⇒ show reversed
    is it open ⇒ show state
    what state is the card in ⇒ show state
    what is the gesture's state ⇒ show pan.state
    how transparent is the card ⇒ show card.alpha
    how big is the card ⇒ show card.
    what's on screen ⇒ show
    give me all the values ⇒ show
    list the objects ⇒ show
    which views are there ⇒ show
    what is going on ⇒ more
    what happened just now ⇒ more
    show me the last events ⇒ more
    why did that happen ⇒ why
    explain what happened ⇒ why
    why did it snap back ⇒ why rule
    who decided that it closes ⇒ why rule
    which recognizer won ⇒ why won
    why did the tap lose ⇒ why lost
    why doesn't anything happen ⇒ run
    nothing is moving ⇒ run
    why is it not moving ⇒ run
    what would happen if I let go now ⇒ velocity
    where would it land ⇒ velocity
    freeze it ⇒ pause
    halt the animation right now ⇒ pause
    make it stop ⇒ pause
    kill the animation ⇒ stop
    unpause it ⇒ continue
    carry on with the animation ⇒ continue
    keep going ⇒ continue
    start the animation ⇒ start
    get it moving ⇒ start
    turn it around ⇒ reverse
    run it backwards ⇒ reverse
    play it in reverse ⇒ reverse
    watch it slowly ⇒ play speed=0.25
    play it at half speed ⇒ play speed=0.25
    see it in slow motion ⇒ play speed=0.25
    lengthen the animation ⇒ duration=
    make the animation last longer ⇒ duration=
    it is too fast ⇒ duration=
    speed up the animation ⇒ factor=0.5
    make it quicker ⇒ factor=0.5
    shorten it ⇒ factor=0.5
    more wobble please ⇒ spring(0.5)
    make the spring springier ⇒ spring(0.5)
    make it bounce at the end ⇒ spring(0.5)
    it bounces too much ⇒ spring(1)
    less bounce ⇒ spring(1)
    get rid of the bounce ⇒ spring(1)
    use a different curve ⇒ help curves
    change the easing ⇒ help curves
    which curves are there ⇒ help curves
    start the animation later ⇒ start after=
    postpone it by 1 second ⇒ start after=
    repeat it forever ⇒ repeat=forever
    loop the animation endlessly ⇒ repeat=forever
    make the card disappear ⇒ alpha to=0
    fade the card out ⇒ alpha to=0
    let the card show up again ⇒ alpha to=1
    make the card half transparent ⇒ alpha=0.5
    set the opacity to 0.3 ⇒ alpha=0.3
    spin the card ⇒ rotation to=90
    turn the card by 45 degrees ⇒ rotation by=45
    enlarge the card ⇒ scale to=1.5
    make the card smaller ⇒ scale to=0.5
    make the card twice as big ⇒ animate card.scale to=2 duration=0.3
    change the card's size ⇒ card.frame
    paint the card red ⇒ color=1,0,0,1
    round the corners of the card ⇒ radius=20
    put the card in the center ⇒ center to=195,422
    animate the card ⇒ animate card
    how do I create an animation ⇒ animate
    add another box ⇒ view 
    create a new view ⇒ view 
    insert a scroll view ⇒ scroll-view
    add a pan recognizer to the card ⇒ gesture 
    how do I make the card draggable ⇒ gesture
    let the card follow my finger ⇒ drive card.center by=
    attach the card to the finger ⇒ drive card.center by=
    react to taps ⇒ tap on=
    delete the card ⇒ remove card
    get rid of the box ⇒ remove
    snap to the closest anchor ⇒ anchors=
    make it stop at the nearest detent ⇒ anchors=
    abort the drag ⇒ cancel
    call off the gesture ⇒ cancel
    switch off the pan ⇒ disable
    ignore touches on the card ⇒ interaction=no
    make sure it is open ⇒ help expect
    how do I write a test ⇒ help expect
    draw a graph of the motion ⇒ plot
    plot the progress over time ⇒ plot
    take a picture ⇒ strip
    save an image of it ⇒ strip
    compare the rules ⇒ compare rules
    try it without changing anything ⇒ fork
    set the frame rate to 60 ⇒ rate=60
    run at 120 fps ⇒ rate=120
    which rules are there ⇒ rules
    what does 0.7 mean ⇒ help scrub
    tell me more details ⇒ detail=all
    """##)
}
