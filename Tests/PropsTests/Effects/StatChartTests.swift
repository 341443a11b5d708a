import TestSupport
import PantomimeKit
import PantomimeProps
import Testing

/// Numbers that count up beside bars that grow, as a scene of steps.
@Suite(.timeLimit) struct StatChartTests {
  private static let values = [0, 51, 102, 255]

  /// A page with a chart; a tap on it begins anew, one on `over` begins over what is under way.
  struct Page: SteppedScene {
    enum Step: String, Sendable { case count, grow }

    static let name = "page"
    static let states: [String] = []
    static let options: [SceneOption] = [.screen]
    var chart: StatChart
    var grown = 0
    let tappable = ["page", "over"]

    init(_ options: SceneOptions, on stage: inout Stage) throws(OptionError) {
      for name in ["page", "over"] { _ = stage.addView(name) }
      chart = StatChart(
        "stat", values, reporting: (Step.count.rawValue, Step.grow.rawValue), on: &stage)
      // Under a name that is no step's.
      stage.startTimer("elsewhere", after: 0.01)
    }

    /// The numbers, and how often the bars were let grow.
    var state: String {
      chart.numbers.map { "\($0) " }.joined() + (chart.start == nil ? "never" : "\(grown)")
    }

    mutating func tap(_ view: String, on stage: inout Stage) throws(Misuse) {
      if view == "over" { chart.beginOver(on: &stage) } else { chart.begin(on: &stage) }
    }

    mutating func ended(_ step: Step, by cause: StepEnd, on stage: inout Stage) {
      switch step {
      case .count: if let tick = cause.timer { chart.count(tick, on: &stage) }
      case .grow:
        chart.grow(to: 100, curve: .easeInOut, on: &stage)
        grown += 1
      }
    }
  }

  private func page(tapDescription view: String...) throws -> Simulation {
    var page = try Simulation(Page.self, options: SceneOptions(Page.options))
    for view in view { try page.handle(.tap(view: view)) }
    return page
  }

  @Test func nothingMovesBeforeItBegins() throws {
    var page = try page()
    _ = try page.advance(to: Instant(seconds: 1))
    #expect(page.state == "0 0 0 0 never" && page.nextDeadline == nil)
  }

  /// A bar is full at 255, and grows from nothing, once it has been laid out.
  @Test(arguments: [0.02, 0.07, 0.12, 0.22, 5])
  func barsGrowInProportion(time: Double) throws {
    var page = try page(tapDescription: "page")
    _ = try page.advance(to: Instant(seconds: time))
    let share = UnitBezier.easeInOut.value(at: min((time - 0.02) / 0.2, 1))
    for (index, value) in Self.values.enumerated() {
      let width = try #require(page.read("stat.\(index).width")?.numbers.first)
      #expect((width - share * 100 * Double(value) / 255).magnitude < 1e-9)
    }
  }

  @Test func numbersEndAtTheValuesAndNothingGoesOn() throws {
    var page = try page(tapDescription: "page", "page")
    _ = try page.advance(to: Instant(seconds: 1))
    #expect(page.state == "0 51 102 255 1")
    #expect(page.nextDeadline == nil)
  }

  /// Begun over what is under way, one link is left running, and the bars grow twice.
  @Test func begunOverALinkIsLeft() throws {
    var page = try page(tapDescription: "page", "over")
    _ = try page.advance(to: Instant(seconds: 1))
    #expect(page.state == "0 51 102 255 2")
    #expect(page.nextDeadline != nil)
  }
}
