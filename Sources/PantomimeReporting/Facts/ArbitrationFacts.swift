extension Facts {
  static let arbitration = FactGroup(
    "Which recognizer gets the fingers",
    [
      Fact(
        "G63", .documented,
        "A recognizer about to leave possible asks whether it should begin; if not, it fails.",
        source: "Apple documentation: UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)"),
      Fact(
        "G64", .documented,
        "It is asked once: a recognizer that was refused is out for the rest of the touch.",
        source: "follows from G7 and G63"),
      Fact(
        "G65", .documented,
        "For each new touch the delegate may hide it from a recognizer.",
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G66", .documented,
        """
        Two recognizers go on together if either side's delegate allows it; to say no is no \
        guarantee.
        """,
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G67", .documented,
        """
        By default no two gestures are recognized at once: the first to begin makes the others fail.
        """,
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G68", .documented,
        """
        One gesture prevents another if it can, the other can be prevented, and neither delegate \
        lets both go on.
        """,
        source: "SDK header UIGestureRecognizerSubclass.h; WinObjC"),
      Fact(
        "G70", .documented,
        """
        A recognizer that waits for another begins once that one has failed, and fails if it begins.
        """,
        source: "Apple documentation: UIGestureRecognizer.require(toFail:)"),
      Fact(
        "G71", .documented,
        "Delegates may make one recognizer wait for another, too, asked once for each attempt.",
        source: "SDK header UIGestureRecognizer.h"),
      Fact(
        "G72", .inferred,
        "A pan that waits goes on tracking, and begins where the finger is when the other one fails.",
        source: "follows from G70; class listings of UIKit name such a step"),
      Fact(
        "G73", .inferred,
        "A pan that still waits when its fingers lift fails.",
        source: "our deduction"),
      Fact(
        "G74", .inferred,
        "Recognizers that wait for one another in a circle never begin; that is reported.",
        source: "our deduction"),
      Fact(
        "G75", .documented,
        """
        By default a view's touches are cancelled just before the gesture that takes them over is \
        told.
        """,
        source: "Apple documentation: UIGestureRecognizer.cancelsTouchesInView"),
      Fact(
        "G76", .documented,
        "A recognizer may hold back the beginning of a touch from the view until it fails.",
        source: "Apple documentation: UIGestureRecognizer.delaysTouchesBegan"),
      Fact(
        "G77", .documented,
        "By default the end of a touch is held back from the view until the recognizer has failed.",
        source: "Apple documentation: UIGestureRecognizer.delaysTouchesEnded"),
      Fact(
        "G78", .observed,
        "Of a drag the view hears began, some moves and cancelled; then the pan is told.",
        source: "a published trace of `cancelsTouchesInView`"),
      Fact(
        "G79", .documented,
        """
        A scroll view holds back touches from its content for about 150 ms, to see whether a drag \
        comes of them.
        """,
        source: """
          Apple documentation: UIScrollView.delaysContentTouches; the time by Stack Overflow 728014 \
          and Compose
          """),
      Fact(
        "G81", .observed,
        "A scroll view that scrolls along one axis only does not begin on movement along the other.",
        source: "class listings of UIKit; common practice"),
      Fact(
        "G83", .observed,
        """
        Of two that qualify in one event the deeper view's comes first; within a view, the one added \
        first.
        """,
        source: "WinObjC and Flutter"),
      Fact(
        "G84", .observed,
        """
        The usual rule for a pan up and down is that it should begin if |vy| > |vx|; it is asked \
        once, so that later moves sideways do not matter.
        """,
        source: "Stack Overflow 7100884"),
      Fact(
        "G85", .observed,
        """
        With a strict comparison a tie, and no velocity at all, refuse the pan, and what scrolls \
        across gets the touch.
        """,
        source: "Stack Overflow 7100884"),
      Fact(
        "G86", .inferred,
        "Where there is no velocity to go by, the direction of the way since the touch decides.",
        source: "our deduction"),
      Fact(
        "G87", .inferred,
        "A rule by velocity and one by displacement differ where a stroke begins in a curve.",
        source: "our deduction"),
      Fact(
        "G88", .observed,
        """
        Systems differ in the angle a pan takes, 45° for |vy| > |vx| and 26.57° in Android's \
        ViewPager, and in what they do with a tie.
        """,
        source: "Android, Flutter, Material Components, react-native-gesture-handler"),
      Fact(
        "G89", .documented,
        """
        Directional lock tries to keep a drag on one axis; a diagonal start is not locked, and no \
        angle is published.
        """,
        source: """
          SDK header UIScrollView.h; Apple documentation: UIScrollView.isDirectionalLockEnabled
          """),
      Fact(
        "G90", .observed,
        """
        A scroll view knows an axis to lock to and where to think it over; by which rule is unknown.
        """,
        source: "class listings of UIKit"),
      Fact(
        "G91", .observed,
        """
        A production panel lets its pan run beside the list's and settles in its own handler which \
        of them moves.
        """,
        source: "FloatingPanel"),
      Fact(
        "G92", .observed,
        """
        Of nested scroll views along one axis the inner one scrolls first, and at its limit a new \
        drag goes to the outer.
        """,
        source: "class listings of UIKit"),
    ])

  static let otherSystems = FactGroup(
    "Constants of other systems",
    [
      Fact(
        "G102", .observed,
        "Flutter waits 500 ms for a long press and 300 ms for a second tap, within 100 points.",
        source: "Flutter"),
      Fact(
        "G104", .observed,
        """
        Android takes 8 dp for slop, 16 for paging, 300 ms for a double tap and 400 ms, formerly \
        500, for a long press.
        """,
        source: "Android's ViewConfiguration; Flutter"),
    ])
}
