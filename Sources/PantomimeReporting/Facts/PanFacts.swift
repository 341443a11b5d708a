extension Facts {
  static let recognizers = FactGroup(
    "The states of a recognizer",
    [
      Fact(
        "G1", .documented,
        "A recognizer is possible, began, changed, ended, cancelled or failed.",
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G3", .documented,
        """
        From possible a pan begins or fails; once begun it changes, ends or is cancelled; what is \
        discrete goes from possible to ended; then it is possible again.
        """,
        source: "SDK header UIGestureRecognizer.h; Chameleon has the same nine edges"),
      Fact(
        "G4", .observed,
        "A pan is never changed or cancelled before it began, and never fails once it has.",
        source: "Chameleon; the rest follows from G3"),
      Fact(
        "G6", .documented,
        """
        Began, changed, ended and cancelled are told to the client, at the next turn of the run \
        loop; failed never is.
        """,
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G7", .documented,
        """
        After its end a recognizer is reset to possible, and fingers still down are ignored until \
        they lift.
        """,
        source: "SDK header UIGestureRecognizerSubclass.h"),
      Fact(
        "G8", .observed,
        """
        In the message of its end a recognizer still reads ended or cancelled, with its last \
        numbers; the reset comes after.
        """,
        source: "Chameleon"),
      Fact(
        "G9", .documented,
        """
        A recognizer gets the touches that hit its view or anything in it, and before the view does.
        """,
        source: "Apple documentation: UIGestureRecognizer; SDK header UIGestureRecognizer.h"),
      Fact(
        "G10", .documented,
        """
        A tap or any other discrete gesture is never begun or changed, and nobody is told that it \
        failed.
        """,
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G12", .documented,
        "Switched off while it goes on, a gesture is cancelled, and its client is told.",
        source: "Apple documentation: UIGestureRecognizer.isEnabled"),
      Fact(
        "G13", .inferred,
        "Switched off while still possible, a recognizer fails without a word.",
        source: "our deduction; WinObjC and UIKit-cross-platform differ"),
      Fact(
        "G14", .observed,
        """
        Switching a recognizer off and on again is the usual way to cancel it; fingers already down \
        stay ignored.
        """,
        source: "FloatingPanel"),
      Fact(
        "G15", .documented,
        """
        A call, an alert or a view taken away cancels the touches, and with them every gesture that \
        has begun.
        """,
        source: "Apple documentation: UIGestureRecognizer.touchesCancelled(_:with:)"),
      Fact(
        "G16", .inferred,
        "Touches cancelled while a recognizer is possible make it fail.",
        source: "Compose does the same"),
      Fact(
        "G17", .documented,
        "A subclass may set its own state; cancelled set so acts like any cancelling.",
        source: "Apple documentation: UIGestureRecognizer.state"),
      Fact(
        "G18", .observed,
        "A pan that is set to began at the first touch has no slop.",
        source: "nathangitter/fluid-interfaces"),
      Fact(
        "G19", .inferred,
        "Changes of state within one event are told one after another, in order.",
        source: "our deduction; GU4"),
      Fact(
        "G20", .inferred,
        """
        Messages are delivered after the whole event, in order and at its instant; then come the \
        resets.
        """,
        source: "follows from G6, G7 and G8"),
    ])

  static let pans = FactGroup(
    "Pans",
    [
      Fact(
        "G23", .observed,
        "The best value known for a pan's slop is 10 pt; of the pan itself it is nowhere documented.",
        source: """
          Compose for UIKit; SwiftUI's DragGesture and UILongPressGestureRecognizer document 10 pt \
          for themselves
          """),
      Fact(
        "G25", .observed,
        """
        The slop is measured in a straight line, from where the fingers' middle came down to where \
        it is.
        """,
        source: "Compose, WinObjC"),
      Fact(
        "G26", .documented,
        "To a plain pan the direction of the movement is all one.",
        source: "SDK header UIPanGestureRecognizer.h of early SDKs"),
      Fact(
        "G31", .documented,
        """
        A translation is the whole movement since the beginning, in the coordinates of the view \
        asked for, and not the last step.
        """,
        source: "Apple documentation: UIPanGestureRecognizer.translation(in:)"),
      Fact(
        "G32", .observed,
        "While a pan is still possible, its translation already tells the way from the first touch.",
        source: "react-native-gesture-handler"),
      Fact(
        "G33", .observed,
        "At its beginning a pan's translation is neither reliably zero nor reliably the whole way.",
        source: "reports of three projects: PSStackedView, Charts, VCTransitionsLibrary"),
      Fact(
        "G35", .inferred,
        """
        A pan begins with the way beyond the slop, and leaves out the same piece ever after: nothing \
        for a slow finger, tens of points for a fast one.
        """,
        source: "follows from G32 and G33"),
      Fact(
        "G37", .documented,
        "Setting a pan's translation resets its velocity.",
        source: "Apple documentation: UIPanGestureRecognizer.setTranslation(_:in:)"),
      Fact(
        "G40", .documented,
        "A pan takes one finger at least and any number at most, unless told otherwise.",
        source: "Apple documentation: UIPanGestureRecognizer"),
      Fact(
        "G41", .documented,
        "A pan changes while enough fingers are down, and ends only when the last one lifts.",
        source: "SDK header UIPanGestureRecognizer.h"),
      Fact(
        "G42", .documented,
        """
        With fewer fingers than its minimum a pan that has begun says nothing, and ends when the \
        last one lifts.
        """,
        source: "SDK header UIPanGestureRecognizer.h; WinObjC and others do it differently"),
      Fact(
        "G43", .documented,
        "A recognizer's location is the middle of its touches.",
        source: "Apple documentation: UIGestureRecognizer.location(in:)"),
      Fact(
        "G44", .observed,
        "A pan follows the middle of all its fingers.",
        source: "react-native-gesture-handler"),
      Fact(
        "G45", .observed,
        "A finger that comes or goes moves the middle, but the translation must not jump.",
        source: "WinObjC"),
      Fact(
        "G46", .documented,
        "A pan cannot begin while more fingers are down than it takes.",
        source: "SDK header UIPanGestureRecognizer.h"),
      Fact(
        "G47", .inferred,
        "When the number of fingers changes, the velocity starts anew.",
        source: "our deduction; WinObjC tells zero for 250 ms"),
      Fact(
        "G48", .inferred,
        "If one of two fingers moves, the middle goes half as far.",
        source: "follows from G43"),
      Fact(
        "G49", .documented,
        "A velocity is told in points per second, across and down, in the coordinates of the view.",
        source: "Apple documentation: UIPanGestureRecognizer.velocity(in:)"),
      Fact(
        "G50", .documented,
        "UIKit's pan keeps just two samples for its velocity, the present one and the one before.",
        source: "SDK header UIPanGestureRecognizer.h of early SDKs"),
      Fact(
        "G51", .inferred,
        "A pan's velocity can therefore depend on its last two segments at most.",
        source: "follows from G50"),
      Fact(
        "G52", .observed,
        """
        A velocity does not age: a finger that rests for 30 s and lifts is told the one it had when \
        it last moved.
        """,
        source: "Stack Overflow 19092375"),
      Fact(
        "G53", .observed,
        "A resting finger makes no events, so that nothing brings its velocity down.",
        source: "Flutter issue 97761"),
      Fact(
        "G54", .observed,
        "Others take a velocity for zero if the finger has rested: after 40 ms, or after 100 ms.",
        source: "super-ultra/ScrollMechanics, Flutter, Android, Compose"),
      Fact(
        "G55", .observed,
        "A scroll view does not throw after a rest, so it must have a rule of its own for age.",
        source: "Flutter issue 97761"),
      Fact(
        "G58", .inferred,
        "Before anything has moved, the velocity is zero.",
        source: "follows from G50"),
      Fact(
        "G60", .documented,
        "An edge pan takes only touches that start at its edge; how wide that is, is not documented.",
        source: "Apple documentation: UIScreenEdgePanGestureRecognizer"),
      Fact(
        "G62", .inferred,
        """
        By default a velocity is the way over the last two segments divided by their time; with one \
        segment, that one's.
        """,
        source: "follows from G50; GU6"),
    ])
}
