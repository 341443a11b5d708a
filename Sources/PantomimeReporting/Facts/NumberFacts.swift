extension Facts {
  static let interpolation = FactGroup(
    "Values between two others",
    [
      Fact(
        "T134", .inferred,
        """
        Numbers, points, sizes and rectangles go part by part; a·(1 − u) + b·u is exact at both \
        ends, and swings go beyond.
        """,
        source: "our mathematics"),
      Fact(
        "T135", .documented,
        "A layer has no frame of its own: what moves is its position and its bounds.",
        source: "Apple documentation: CALayer"),
      Fact(
        "T136", .observed,
        """
        Colours go part by part as they are encoded, so that half-way from red to blue is (0.5, 0, \
        0.5).
        """,
        source: "GNUstep's QuartzCore; IEC 61966-2-1"),
      Fact(
        "T137", .inferred,
        """
        An animated angle is a number: 0° to 360° is a full turn, and 350° to 10° goes all the way \
        back.
        """,
        source: "our mathematics; Apple documentation of the key paths"),
      Fact(
        "T138", .observed,
        """
        An animated transform is taken apart and its rotation goes the short way: a full turn does \
        nothing, and 270° becomes −90°.
        """,
        source: "Stack Overflow 44828064; CSS Transforms Level 2"),
      Fact(
        "T139", .inferred,
        """
        Going from matrix to matrix number by number is wrong for rotations: half-way to 180° \
        nothing is left.
        """,
        source: "our mathematics"),
      Fact(
        "T140", .documented,
        """
        A flat transform is a shift, two scales, a skew and an angle, and a point is a row before \
        the matrix.
        """,
        source: "CSS Transforms Level 2; Apple documentation: CGAffineTransform"),
      Fact(
        "T141", .documented,
        "Of several calls that turn or shift a 3D transform, the last one applies first.",
        source: "SDK header CATransform3D.h"),
      Fact(
        "T142", .inferred,
        """
        Perspective is m34 = −1/distance; what is as near as the eye, or behind it, cannot be shown.
        """,
        source: "our mathematics; Apple documentation: CATransform3D"),
      Fact(
        "T143", .documented,
        """
        Perspective is set first and the turning put onto it; on the parent all sublayers share one \
        vanishing point.
        """,
        source: "Apple documentation: CATransform3D, and our mathematics"),
      Fact(
        "T144", .inferred,
        "A turn about y moves x to x·cos θ + z·sin θ and z to z·cos θ − x·sin θ.",
        source: "our mathematics"),
      Fact(
        "T145", .inferred,
        """
        A face of a cube is pushed back by half its size, turned, and brought forward again, so that \
        the front stays in the screen.
        """,
        source: "our mathematics"),
      Fact(
        "T146", .inferred,
        """
        A cube is right at every frame if its angle is animated, and not if the matrices of two \
        states are.
        """,
        source: "our mathematics"),
      Fact(
        "T147", .inferred,
        """
        Rotations go along the shorter arc between their quaternions, straight where they nearly \
        agree.
        """,
        source: "our mathematics"),
      Fact(
        "T149", .inferred,
        """
        Springs carry opacities and radii beyond their range; that is told as it is, and clamped \
        only in drawing.
        """,
        source: "our mathematics; not to clamp what is reported is our choice"),
    ])

  static let numerics = FactGroup(
    "Time and numbers that are the same everywhere",
    [
      Fact(
        "T150", .inferred,
        """
        Frame n is at n divided by the rate; adding up sixtieths makes 0.25 s last 16 frames in \
        place of 15.
        """,
        source: "our mathematics, measured"),
      Fact(
        "T152", .inferred,
        "Rounding down time × rate does not give the frame back; rounding to the nearest does.",
        source: "our mathematics, measured"),
      Fact(
        "T154", .documented,
        """
        The usual durations are whole frames at 60 and 120 Hz, and the first frame at or after the \
        end shows the end exactly.
        """,
        source: "Apple documentation: CADisplayLink, and our mathematics"),
      Fact(
        "T155", .observed,
        """
        Only + − × ÷ and √ are the same on every machine; sine, cosine, exponential and logarithm \
        are not.
        """,
        source: "omacom/ttfx pull request 1"),
      Fact(
        "T156", .inferred,
        """
        Even one Linux binary gets different sines from processor to processor, in 0.07 % of the \
        arguments.
        """,
        source: "measured here; openmc issue 1214"),
      Fact(
        "T158", .inferred,
        """
        Swift does not fuse a multiplication with an addition by itself, as C compilers do, so that \
        plain Swift keeps its bits.
        """,
        source: "measured here"),
      Fact(
        "T161", .inferred,
        """
        Of the ways to have equal bits everywhere, only elementary functions of one's own give them.
        """,
        source: "our mathematics, measured"),
      Fact(
        "T163", .inferred,
        "A sine of a large argument is no more exact than the argument itself.",
        source: "our mathematics"),
      Fact(
        "T164", .inferred,
        """
        Numbers are best compared within a tolerance, and printed on a grid on which designed values \
        are no ties.
        """,
        source: "our mathematics"),
      Fact(
        "T165", .inferred,
        """
        In texts −0 is written 0, what is no number never appears, and the shortest digits that read \
        back are the same everywhere.
        """,
        source: "our mathematics"),
    ])
}
