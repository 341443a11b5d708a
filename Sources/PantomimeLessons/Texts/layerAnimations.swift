// Written by scripts/lessons from Sources/PantomimeLessons/Documents/layer-animations.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var layerAnimations: String {
    #"""
# Layer animations don't move the model

minutes: 6

A Core Animation layer animation changes what is shown, and nothing else. The view's model value stays, and shows again when the
animation is removed. This lesson shows the jump that follows, and how to avoid it.

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

No statement has set the model, so it hasn't changed.

```pan mistake layers-move-the-model
```

```pan hint
Which statement sets the model?
```

```pan hint
A layer animation changes only what is shown.
```

```pan hint
The model is where the card was before.
```

```pan right
answer 600
```

```pan wrong
answer 80
```

## At the end

The same animation runs to its end and is removed. Where is the card on screen, `card.frame.y`?

```pan setup
scene blank
view card frame=20,600,350,200
```

```pan answer
layer-animation card.frame.y from=600 to=80 duration=0.5 key=move; run; show card.frame.y card.model.frame.y
expect card.frame.y within 0.5
```

The card jumps back: without the animation, the screen shows the model.

```pan mistake layers-stay
```

```pan hint
At its end, the animation is removed.
```

```pan hint
Without an animation, the screen shows the model.
```

```pan hint
The model has never changed.
```

```pan right
answer 600
```

```pan wrong layers-stay
answer 80
```

## Make it stay

Now let a layer animation move the card from 600 to 80, so that it is at 80 afterward, on screen and in the model. `set
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

Set the model first, then animate from the old value: the animation hides the jump, and there is none at its end.

```pan mistake stays-attached
expect event "layer ended"
expect card.layers 1
```

The animation stays attached and covers the model, which is still 600. Let it be removed, and set the model.

```pan mistake jumped-back
expect event "layer ended"
expect card.frame.y 600
```

The card has jumped back, because the model is still 600.

```pan hint
Two statements are needed: one for the model, one for the screen. Then time has to pass.
```

```pan hint
The form is `layer-animation card.frame.y from=600 to=80 duration=0.5`.
```

```pan hint
Set the model before the animation, so that nothing jumps at either end.
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
