extension Facts {
  static let scrolling = FactGroup(
    "Scroll views",
    [
      Fact(
        "G171", .documented,
        "The deceleration rates are 0.998 and 0.99, the share of the velocity kept each millisecond.",
        source: """
          Apple documentation: UIScrollView.DecelerationRate; values seen in Flutter, Compose and \
          others
          """),
      Fact(
        "G172", .observed,
        "A thrown velocity falls to 0.967184 each frame at 60 Hz, or to 0.845772 if fast.",
        source: "super-ultra/ScrollMechanics"),
      Fact(
        "G173", .observed,
        """
        A throw goes on by v·(1 − d^(1000t))/k with k = −1000·ln d, and in all by v/k, 0.4995·v or \
        0.0995·v.
        """,
        source: "super-ultra/ScrollMechanics, Compose"),
      Fact(
        "G174", .observed,
        "As a sum over milliseconds a throw goes on by v/1000·d/(1 − d), 0.499·v or 0.099·v.",
        source: "FloatingPanel, nathangitter/fluid-interfaces, POP"),
      Fact(
        "G175", .observed,
        """
        Measured once on a device: 4030.79 pt/s went 2008.5 pt, some points less than either \
        formula, so that the motion is cut off at about 10 pt/s.
        """,
        source: "Flutter issue 60501"),
      Fact(
        "G176", .inferred,
        "A throw falls to a speed s after ln(v/s)/k seconds: from 1000 to 10 pt/s it takes 2.3 s.",
        source: "follows from G173"),
      Fact(
        "G177", .observed,
        "Others stop a throw when half a point is left, or below a speed of their own.",
        source: "super-ultra/ScrollMechanics, Compose, POP, Flutter"),
      Fact(
        "G178", .observed,
        "Slower than about 250 pt/s nothing is thrown.",
        source: "Compose, tests on iOS 16; Open Radar 18746849"),
      Fact(
        "G180", .documented,
        """
        A scroll view's delegate is told the velocity in points per millisecond, and may change \
        where it will rest.
        """,
        source: "SDK header UIScrollView.h"),
      Fact(
        "G181", .observed,
        "A scroll view's velocity has the sign of its offset: a finger going up counts as positive.",
        source: "Flutter"),
      Fact(
        "G182", .documented,
        "Let go without velocity, a scroll view does not go on.",
        source: "Apple documentation: UIScrollViewDelegate"),
      Fact(
        "G184", .observed,
        """
        A touch stops a scroll view that is still moving, and a drag that begins so waits for no \
        slop.
        """,
        source: "class listings of UIKit; christianselig.com"),
      Fact(
        "G185", .observed,
        "Within its limits the offset follows the finger one to one.",
        source: "super-ultra/ScrollMechanics, UIKit-cross-platform"),
      Fact(
        "G186", .observed,
        "Offsets are rounded to whole pixels when shown, while the exact one is kept.",
        source: "WordPress for iOS, pull request 19432"),
      Fact(
        "G187", .inferred,
        "The offset counts from where the pan begins, beyond the slop.",
        source: "follows from G35"),
      Fact(
        "G188", .observed,
        """
        Beyond a limit the offset shown is c·x·D/(D + c·x) of the finger's way x, with c = 0.55 and \
        D the length of the view.
        """,
        source: "super-ultra/ScrollMechanics, Compose, many posts"),
      Fact(
        "G189", .inferred,
        """
        Caught beyond a limit, a scroll view takes the finger's way to be y·D/(c·(D − y)) of the way \
        y shown.
        """,
        source: "our mathematics from G188"),
      Fact(
        "G190", .inferred,
        "In a view of 400 pt a rubber band shows 48.352 of 100 pt, and 86.275 of 200.",
        source: "our mathematics from G188"),
      Fact(
        "G191", .observed,
        "The rubber band applies to the raw offset, and not to the one shown.",
        source: "super-ultra/ScrollMechanics"),
      Fact(
        "G194", .documented,
        """
        Without bouncing a scroll view stops hard at its limits; one with small content bounces only \
        if told to.
        """,
        source: "SDK header UIScrollView.h"),
      Fact(
        "G195", .observed,
        """
        Let go beyond a limit, others spring back with stiffness 100 or 200, critically damped; \
        UIKit's own spring is not documented.
        """,
        source: "super-ultra/ScrollMechanics, Compose, Flutter"),
      Fact(
        "G196", .observed,
        "A throw that reaches a limit goes over into the spring with the speed it has there.",
        source: "super-ultra/ScrollMechanics, Flutter"),
      Fact(
        "G197", .observed,
        "A bounce is over when less than half a pixel is left.",
        source: "super-ultra/ScrollMechanics"),
      Fact(
        "G198", .documented,
        "Paging stops at multiples of the view's size, and goes one page a gesture at most.",
        source: "Apple documentation: UIScrollView.isPagingEnabled"),
      Fact(
        "G199", .observed,
        "How fast a page must be thrown to turn is not documented.",
        source: "class listings of UIKit"),
      Fact(
        "G200", .inferred,
        """
        A stand-in for paging: the nearest page at rest, else the one ahead of where the drag began.
        """,
        source: "follows from G146 and G198"),
      Fact(
        "G201", .observed,
        """
        To snap, choose the anchor nearest to where the throw would rest: the offset plus 499 times \
        the velocity in points per millisecond.
        """,
        source: "FloatingPanel; Open Radar 18746849"),
    ])
}
