extension Facts {
  static let completion = FactGroup(
    "Deciding at the lift",
    [
      Fact(
        "G135", .observed,
        """
        The sign rule: the direction of the velocity decides, and at rest the animation keeps its \
        own.
        """,
        source: "nathangitter/fluid-interfaces and many samples"),
      Fact(
        "G136", .observed,
        "The half-way rule: more than half of the way completes.",
        source: "common practice"),
      Fact(
        "G137", .observed,
        """
        The flick-or-half rule: a speed above a threshold decides by its direction, and otherwise \
        the half-way rule.
        """,
        source: "most apps"),
      Fact(
        "G138", .documented,
        "The projection rule: the target nearest to where the throw would come to rest is taken.",
        source: "WWDC 2018 session 803"),
      Fact(
        "G139", .observed,
        """
        FloatingPanel projects, goes one segment at most, and asks whether more than half of that is \
        made.
        """,
        source: "FloatingPanel"),
      Fact(
        "G140", .observed,
        "FloatingPanel removes a panel let go at 5.5 or more of the remaining ways a second.",
        source: "FloatingPanel"),
      Fact(
        "G141", .observed,
        """
        Flutter's bottom sheet closes at more than 700 points a second downwards, or with less than \
        half of its height left.
        """,
        source: "Flutter"),
      Fact(
        "G142", .observed,
        """
        Flutter's Cupertino sheet goes by the sign from 2 heights a second on, and otherwise stays \
        if more than 0.52 is left.
        """,
        source: "Flutter"),
      Fact(
        "G143", .observed,
        """
        Flutter's back swipe goes by the sign from 1 width a second on, and otherwise by half of the \
        way.
        """,
        source: "Flutter"),
      Fact(
        "G144", .observed,
        """
        Flutter's Dismissible takes 700 points a second, 400 more than across, for a fling, and \
        otherwise 0.4 of the way.
        """,
        source: "Flutter"),
      Fact(
        "G145", .observed,
        """
        Flutter's drawer goes by the sign from 365 points a second on, and otherwise by half of the \
        way.
        """,
        source: "Flutter"),
      Fact(
        "G146", .observed,
        """
        Flutter's PageView turns the page at any speed above 20 pixels per second, and otherwise \
        goes to the nearest.
        """,
        source: "Flutter"),
      Fact(
        "G147", .observed,
        """
        Compose goes to the next anchor from 125 dp a second on, and otherwise only past half of the \
        gap.
        """,
        source: "Compose"),
      Fact(
        "G148", .observed,
        "Compose's older modal sheet asks for 56 dp of way in place of half of the gap.",
        source: "Compose"),
      Fact(
        "G149", .observed,
        """
        Android's bottom sheet expands upwards; downwards it hides, at 500 px/s or let go low, if a \
        tenth of a second more would take it half of its peek below.
        """,
        source: "Android"),
      Fact(
        "G150", .observed,
        "Android's side sheet decides like the bottom sheet, with the same numbers.",
        source: "Android"),
      Fact(
        "G151", .observed,
        """
        Material's swipe to dismiss takes any velocity in an allowed direction, and at rest half of \
        the width.
        """,
        source: "Material Components"),
      Fact(
        "G152", .observed,
        """
        Android's ViewPager turns the page from 400 dp a second on with 25 dp of way, and otherwise \
        at 60 % of it.
        """,
        source: "Android"),
      Fact(
        "G153", .observed,
        """
        Android's drawer goes by the sign from 400 dp a second on, and otherwise by half of the way.
        """,
        source: "Android"),
      Fact(
        "G154", .observed,
        """
        A drawer of react-native adds a twentieth of a second of the velocity to its place, and asks \
        for half of the width.
        """,
        source: "react-native-gesture-handler"),
      Fact(
        "G155", .observed,
        """
        To be cancelled is not to end: some systems take it for a release at rest, some for any \
        release; here it goes back.
        """,
        source: "Flutter, nathangitter/fluid-interfaces; going back is our choice"),
      Fact(
        "G156", .observed,
        "Where two anchors are equally near, Compose takes the later one in its list.",
        source: "Compose"),
      Fact(
        "G157", .observed,
        "Exactly at the threshold most rules stay, as they compare strictly.",
        source: "FloatingPanel, Flutter"),
      Fact(
        "G158", .observed,
        "Usual guards of a rule: a rest takes the velocity away, a least way, and a greatest speed.",
        source: "Android, Flutter"),
    ])

  static let handingOver = FactGroup(
    "Handing a velocity to a spring",
    [
      Fact(
        "G159", .inferred,
        """
        At nine tenths of the way, going slowly back, the sign rule goes back and the projection \
        completes.
        """,
        source: "follows from G135 and G138"),
      Fact(
        "G160", .documented,
        "UIKit's springs take relative velocity: 1 is the whole remaining way in a second.",
        source: "Apple documentation: UISpringTimingParameters"),
      Fact(
        "G161", .observed,
        "A relative velocity is the velocity divided by the way to the target, positive towards it.",
        source: "nathangitter/fluid-interfaces"),
      Fact(
        "G162", .observed,
        "On the target the relative velocity is 0.",
        source: "nathangitter/fluid-interfaces"),
      Fact(
        "G163", .observed,
        "A relative velocity is kept within ±30, lest a tiny rest of the way make a spring explode.",
        source: "nathangitter/fluid-interfaces"),
      Fact(
        "G165", .observed,
        """
        The way an animator has left is (1 − fraction) of the whole, and reversed the velocity \
        changes its sign.
        """,
        source: "nathangitter/fluid-interfaces"),
      Fact(
        "G170", .observed,
        """
        FloatingPanel settles with a response of 0.4 s, critically up to 300 pt/s and with a ratio \
        of 0.5756 above.
        """,
        source: "FloatingPanel"),
    ])
}
