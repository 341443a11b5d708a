import TestSupport
import PantomimeKit
import Testing

@Suite(.timeLimit) struct TransformTests {
  static let pi = Elementary.pi

  func near(_ a: Transform2D, _ b: Transform2D, _ tolerance: Double = 1e-14) -> Bool {
    let differences = [a.a - b.a, a.b - b.b, a.c - b.c, a.d - b.d, a.tx - b.tx, a.ty - b.ty]
    return differences.allSatisfy { $0.magnitude <= tolerance }
  }

  func near(_ a: Transform3D, _ b: Transform3D, _ tolerance: Double = 1e-13) -> Bool {
    let rows = [a.row1 - b.row1, a.row2 - b.row2, a.row3 - b.row3, a.row4 - b.row4]
    return rows.allSatisfy { row in (0..<4).allSatisfy { row[$0].magnitude <= tolerance } }
  }

  @Test func pointsAreRowVectors() {
    // (T140): the first factor applies first.
    let stretch = Transform2D(scaleX: 2, y: 3)
    let shift = Transform2D(translation: Vector(dx: 10, dy: 0))
    let both = stretch.concatenating(shift)
    #expect(both.applied(to: Point2D(x: 1, y: 1)) == Point2D(x: 12, y: 3))
    let turned = Transform2D(rotation: Self.pi / 2).applied(to: Point2D(x: 1, y: 0))
    #expect(turned.x.magnitude < 1e-15 && turned.y == 1)
    #expect(both.determinant == 6)
  }

  @Test func planeTransformsAreTheirParts() {
    for rotation in [-3, -1.2, 0, 0.4, 2, 3.1] {
      for (width, height) in [(1.0, 1.0), (2, 0.5), (3, -1), (-0.2, 4)] {
        for skew in [-0.5, 0, 2] {
          let parts = Transform2D.Parts(
            scale: Size2D(width: width, height: height), skew: skew, rotation: rotation,
            translation: Vector(dx: 7, dy: -9))
          let transform = Transform2D(parts)
          #expect(near(Transform2D(transform.parts), transform))
          if width > 0, height > 0 {
            #expect((transform.parts.rotation - rotation).magnitude < 1e-14)
            #expect((transform.parts.skew - skew).magnitude < 1e-14)
          }
        }
      }
    }
    for flat in [
      Transform2D(scaleX: 0, y: 0), Transform2D(scaleX: 0, y: 2),
      Transform2D(scaleX: 2, y: 0), Transform2D(a: 0, b: 0, c: 1, d: 1),
      Transform2D(a: 1, b: 0, c: 2, d: 0), Transform2D(a: 1, b: 2, c: -0.5, d: -1),
      Transform2D(a: 0.1, b: 0.3, c: 0.2, d: 0.6), Transform2D(scaleX: 1, y: 1e200),
    ] {
      #expect(near(Transform2D(flat.parts), flat))
    }
  }

  @Test func planeTransformsTurnRatherThanShrink() {
    // (T139): number by number, half-way to 90° would shrink to 0.7071.
    let quarter = Transform2D(rotation: Self.pi / 2)
    let half = Transform2D.identity.interpolated(to: quarter, at: 0.5)
    #expect(near(half, Transform2D(rotation: Self.pi / 4)))
    // (T138): 270° goes −90°, 360° does nothing.
    let most = Transform2D.identity.interpolated(
      to: Transform2D(rotation: 1.5 * Self.pi), at: 0.5)
    #expect(near(most, Transform2D(rotation: -Self.pi / 4)))
    let turn = Transform2D(rotation: 2 * Self.pi)
    #expect(near(Transform2D.identity.interpolated(to: turn, at: 0.3), .identity, 1e-15))
    let large = Transform2D.identity.interpolated(
      to: Transform2D(scaleX: 3, y: 5).concatenating(
        Transform2D(translation: Vector(dx: 8, dy: 4))), at: 0.5)
    #expect(near(large, Transform2D(a: 2, d: 3, tx: 4, ty: 2)))
    #expect(quarter.interpolated(to: .identity, at: 1) == .identity)
  }

  /// Whatever two transforms are, what lies between them begins at the one, ends at the other and
  /// jumps nowhere, flat ones included.
  @Test func planeTransformsAreMixedWithoutJumps() {
    var generator = SplitMix64(seed: 8)
    let flat = { (generator: inout SplitMix64) in
      let (x, y) = (generator.number(-1, 1), generator.number(-1, 1))
      let (first, second) = (generator.pick([0, 0.1, 1]), generator.pick([0, -2, 0.3]))
      return Transform2D(a: x * first, b: y * first, c: x * second, d: y * second)
    }
    for _ in 0..<300 {
      let start = flat(&generator)
      let end =
        generator.chance(2)
        ? flat(&generator) : Transform2D(a: 2, b: generator.number(-1, 1), c: 0.5, d: 1, tx: 9)
      for (from, to) in [(start, end), (end, start)] {
        #expect(near(from.interpolated(to: to, at: 1e-9), from, 1e-7), "\(from) \(to)")
        #expect(near(from.interpolated(to: to, at: 1 - 1e-9), to, 1e-7), "\(from) \(to)")
      }
    }
  }

  @Test func rotationAboutYIsAppleS() {
    // (T144)
    let turn = Transform3D(rotation: 0.3, x: 0, y: 2, z: 0)
    let (sin, cos) = Elementary.sinCos(0.3)
    #expect(
      near(turn, Transform3D(row1: [cos, 0, -sin, 0], row3: [sin, 0, cos, 0])))
    let flat = Transform3D(rotation: 0.3, x: 0, y: 0, z: 1)
    #expect(near(flat, Transform3D(Transform2D(rotation: 0.3))))
    #expect(Transform3D(rotation: 0.3, x: 0, y: 0, z: 0) == .identity)
  }

  @Test func perspectiveIsAsSeen() {
    // (T142)
    let eye = Transform3D(eyeDistance: 500)
    #expect(eye.row3.w == -0.002)
    #expect(eye.projected(Point2D(x: 100, y: 50), z: 250) == Point2D(x: 200, y: 100))
    #expect(eye.projected(Point2D(x: 100, y: 50), z: 500) == nil)
    #expect(eye.projected(Point2D(x: 100, y: 50), z: 900) == nil)
    #expect(Transform3D(eyeDistance: 0) == .identity)
  }

  @Test func faceOfACubeKeepsItsSize() throws {
    // (T145), (T143): the last call applies first.
    let side = 200.0
    let cube = { (angle: Double) in
      Transform3D(eyeDistance: 500)
        .preceded(by: Transform3D(translationX: 0, y: 0, z: -side / 2))
        .preceded(by: Transform3D(rotation: angle, x: 0, y: 1, z: 0))
        .preceded(by: Transform3D(translationX: 0, y: 0, z: side / 2))
    }
    let corner = Point2D(x: side / 2, y: side / 2)
    let front = try #require(cube(0).projected(corner))
    #expect((front.x - 100).magnitude < 1e-12 && (front.y - 100).magnitude < 1e-12)
    // A quarter turned, the face is seen edge on: at x = side/2 in the middle of the cube's depth.
    let edge = try #require(cube(Self.pi / 2).projected(Point2D(x: 0, y: 0)))
    #expect((edge.x - 100 / 1.2).magnitude < 1e-12)
  }

  @Test func spaceTransformsAreTheirParts() throws {
    var state: UInt64 = 42
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-52 - 1
    }
    for _ in 0..<500 {
      let row = { SIMD4(random(), random(), random(), random() / 10) }
      let transform = Transform3D(
        row1: row(), row2: row(), row3: row(), row4: row() + [0, 0, 0, 1])
      let parts = try #require(transform.parts)
      let scale = transform.row4.w
      let expected = Transform3D(
        row1: transform.row1 / scale, row2: transform.row2 / scale, row3: transform.row3 / scale,
        row4: transform.row4 / scale)
      #expect(near(Transform3D(parts), expected, 1e-9))
      let q = parts.rotation
      #expect((q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w - 1).magnitude < 1e-10)
    }
    #expect(Transform3D(scaleX: 1, y: 1, z: 0).parts == nil)
    #expect(Transform3D(row4: [0, 0, 0, 0]).parts == nil)
  }

  @Test func halfARotationIsTheRotationByHalf() {
    let axes = [(1.0, 0.0, 0.0), (0, 1, 0), (0, 0, 1), (1, 2, -3)]
    for (x, y, z) in axes {
      for angle in [1e-6, 0.01, 0.06, 1, 2.5, 3.1] {
        for share in [-7, -0.2, 0.1, 0.5, 0.75, 1.3, 20] {
          let whole = Transform3D(rotation: angle, x: x, y: y, z: z)
          let part = Transform3D.identity.interpolated(to: whole, at: share)
          let expected = Transform3D(rotation: angle * share, x: x, y: y, z: z)
          #expect(near(part, expected), "\(angle) \(share)")
        }
      }
      let most = Transform3D.identity.interpolated(
        to: Transform3D(rotation: 1.5 * Self.pi, x: x, y: y, z: z), at: 0.5)
      #expect(near(most, Transform3D(rotation: -Self.pi / 4, x: x, y: y, z: z)))
    }
  }

  @Test func partsOfSpaceAreInterpolatedEach() {
    let end = Transform3D(scaleX: 3, y: 1, z: 1)
      .concatenating(Transform3D(rotation: 1, x: 0, y: 0, z: 1))
      .concatenating(Transform3D(translationX: 10, y: 20, z: 30))
    let half = Transform3D(scaleX: 2, y: 1, z: 1)
      .concatenating(Transform3D(rotation: 0.5, x: 0, y: 0, z: 1))
      .concatenating(Transform3D(translationX: 5, y: 10, z: 15))
    #expect(near(Transform3D.identity.interpolated(to: end, at: 0.5), half))
    let eye = Transform3D.identity.interpolated(to: Transform3D(eyeDistance: 500), at: 0.5)
    #expect(near(eye, Transform3D(eyeDistance: 1000)))
    let flat = Transform3D(scaleX: 0, y: 1, z: 1)
    #expect(Transform3D.identity.interpolated(to: flat, at: 0.4) == .identity)
    #expect(Transform3D.identity.interpolated(to: flat, at: 0.5) == flat)
  }
}
