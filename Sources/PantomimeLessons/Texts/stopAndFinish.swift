// Written by scripts/lessons from Sources/PantomimeLessons/Documents/stop-and-finish.md: edit that.
// swift-format-ignore-file

extension LessonDocuments {
  static var stopAndFinish: String {
    #"""
# Stop, finish and the state machine

minutes: 8

An animator is inactive, active, or stopped. A paused animator stays active, but a stopped one has to be finished. This lesson walks
through the states.

## After stop

An animator moves a card from 0 to 100 in 1 s. After $t s it is stopped. What is its state?

Reply with `answer active`, `answer inactive`, or `answer stopped`.

```pan setup
scene blank
let t=draw(0.2,0.8,0.1)
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
wait $t
```

```pan answer
stop
expect animator.state
```

The completion handler is pending until `finish`, and `stopped` is a separate state for that.

```pan mistake stop-is-the-end
```

```pan mistake stopping-is-pausing
```

A paused animator is active, and can continue. A stopped animator can only finish.

```pan hint
There are three states. In two of them, the animator can start or continue.
```

```pan hint
After `stop`, the completion handler hasn't run.
```

```pan hint
It is neither the state before `start`, nor the state while it runs.
```

```pan right
answer stopped
```

```pan wrong stop-is-the-end
answer inactive
```

```pan wrong stopping-is-pausing
answer active
```

## The model after stop

The same animator, linear, from 0 to 100 in 1 s, is stopped after $t s. What is `card.model.x` after that?

```pan setup
scene blank
let t=draw(0.2,0.8,0.1)
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
wait $t
```

```pan answer
stop; show card.x card.model.x
expect card.model.x within 0.5
```

Stopping discards the targets: the model takes the value on screen. A later `continue` has no target.

```pan mistake stopping-is-pausing
```

```pan hint
Before `stop`, the model had its target, 100.
```

```pan hint
A stopped animator no longer has targets.
```

```pan hint
The model takes what the screen shows.
```

```pan wrong stopping-is-pausing
answer 100
```

## Finish at the start

The animator has been running for 0.4 s. End it immediately, so that the card is back at 0 and the completion reports the start.

```pan setup
scene blank
view card x=0
animator move duration=1 curve=linear
animate card.x to=100
start
wait 0.4
```

```pan check
expect time 0.4
expect animator.state inactive
expect card.x 0
expect position start
```

`finish` sets the position: the start, the end, or where the card is, `current`. Only `finish` can end a run at
`current`.

```pan mistake at-the-end
expect position end
```

It has finished at the end, which is the default. `help finish` lists the other positions.

```pan hint
`finish` alone is a misuse: an animator has to be stopped first.
```

```pan hint
`help finish` lists the positions at which it can finish.
```

```pan hint
First `stop`, then `finish` with `at=`.
```

```pan solution
stop
finish at=start
```

```pan right
pause; stop; finish at=start
```

```pan wrong at-the-end
stop; finish
```

```pan wrong
reverse; run
```

## Write the test

A square is dragged between two places. In one version of the app, catching it in flight *stops* its animator instead of pausing it, so the
run is lost: no completion runs, and a release strands the square.

Write a test that passes on the healthy app and fails on that one. Drag with `pan began`, `pan changed dx=60`, `pan ended`; let 0.1 s
pass, and catch it with `pan began`.

```pan setup
scene interactive-square
```

```pan healthy curved
scene interactive-square timing=ease-in-out
```

```pan broken stops
scene interactive-square faults=IA-2
```

Pausing keeps a run; stopping ends it. To catch a run in flight, pause it.

```pan mistake not-caught
expect no event "fault IA-2"
```

The square has to be caught while it is still moving.

```pan hint
After the catch, the healthy animator is paused: active, and somewhere between 0 and 1.
```

```pan hint
The broken one has lost its run: its `fraction` is 0.
```

```pan hint
Expect a `fraction` greater than 0 after the second `pan began`.
```

```pan solution
pan began
pan changed dx=60
pan ended
wait 0.1
pan began
expect fraction > 0
```

```pan right
pan began; pan changed dx=60; pan ended; wait 0.1; pan began; pan ended; run; expect state end
```

```pan wrong not-caught
pan began; pan changed dx=60; pan ended; run; expect state end
```
"""#
  }
}
