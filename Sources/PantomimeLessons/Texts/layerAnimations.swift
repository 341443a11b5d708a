// Written by scripts/lessons from Sources/PantomimeLessons/Documents/layer-animations.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var layerAnimations: String {
    #"""
# Layer animations don't move the model

minutes: 6

A layer animation, that is, a `CAAnimation`, changes only what is on screen. The view's model value doesn't change, and reappears when
the animation is removed. This lesson shows the jump that results, and how to avoid it.

## The model during the animation

A card is at y = 600. A layer animation moves it to 80 in 0.5 s. What is `card.model.frame.y` after $t s?

```pan setup
scene blank
let t=draw(0.1,0.4,0.05)
view card frame=20,600,350,200
```

```pan answer
layer-animation card.frame.y from=600 to=80 duration=0.5 key=move; wait $t; show card.frame.y card.model.frame.y
expect card.model.frame.y within 0.5
```

No statement has set the model value, so it hasn't changed.

```pan mistake layers-move-the-model
```

```pan hint
Which statement sets the model value?
```

```pan hint
A layer animation changes only what is on screen.
```

```pan hint
The model value is where the card was before the animation.
```

```pan right
answer 600
```

```pan wrong
answer 80
```

## At the end

The same animation runs to its end and is removed. What is `card.frame.y`, the position of the card on screen, after that?

```pan setup
scene blank
view card frame=20,600,350,200
```

```pan answer
layer-animation card.frame.y from=600 to=80 duration=0.5 key=move; run; show card.frame.y card.model.frame.y
expect card.frame.y within 0.5
```

The card jumps back: without the animation, the screen shows the model value.

```pan mistake layers-stay
```

```pan hint
At its end, the animation is removed.
```

```pan hint
Without an animation, the screen shows the model value.
```

```pan hint
The model value has never changed.
```

```pan right
answer 600
```

```pan wrong layers-stay
answer 80
```

## Make it stay

Now let a layer animation move the card from 600 to 80, so that the card is at 80 afterward, on screen and in the model. `set
card.frame.y=80` sets a model value immediately.

```pan setup
scene blank
view card frame=20,600,350,200
```

```pan check
expect event "layer ended"
expect card.layers 0
expect card.frame.y 80
expect card.model.frame.y 80
```

Set the model value first, then animate from the old value: the animation hides the jump of the model value, and nothing jumps when the
animation ends.

```pan mistake stays-attached
expect event "layer ended"
expect card.layers 1
```

The animation stays attached and hides the model value, which is still 600. Let the animation be removed, and set the model value.

```pan mistake jumped-back
expect event "layer ended"
expect card.frame.y 600
```

The card has jumped back, because its model value is still 600.

```pan hint
Two statements are needed: one for the model value and one for the animation. Then time has to pass.
```

```pan hint
The form of the animation is `layer-animation card.frame.y from=600 to=80 duration=0.5`.
```

```pan hint
Set the model value before you add the animation, so that nothing jumps at the start or at the end.
```

```pan solution
set card.frame.y=80
layer-animation card.frame.y from=600 to=80 duration=0.5
run
```

```pan right
layer-animation card.frame.y from=600 to=80 duration=1; set card.frame.y=80; run
```

```pan wrong stays-attached
layer-animation card.frame.y from=600 to=80 duration=0.5 fill=forwards removed=no; run
```

```pan wrong jumped-back
layer-animation card.frame.y from=600 to=80 duration=0.5; run
```
"""#
  }
}
