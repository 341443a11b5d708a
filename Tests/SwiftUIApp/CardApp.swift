import PantomimeGestures
import SwiftUI

/// An app that decides at lift-off with a rule of the library.
///
/// Continuous integration compiles it on a Mac: no public name of the library may hide one of
/// SwiftUI's.
@main
struct CardApp: App {
  var body: some Scene {
    WindowGroup { Card() }
  }
}

struct Card: View {
  @State private var isExpanded = false
  @GestureState private var translation = CGSize.zero

  private let travel = 247.0

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(Color.blue)
      .frame(width: 250, height: 350)
      .offset(y: (isExpanded ? -travel : 0) + translation.height)
      .gesture(
        DragGesture()
          .updating($translation) { value, state, _ in state = value.translation }
          .onEnded { value in
            let direction = isExpanded ? 1.0 : -1
            let lift = LiftOff(
              progress: direction * Double(value.translation.height) / travel,
              velocity: direction * Double(value.velocity.height), distance: travel)
            guard NamedRule.flickOrHalf.decide(lift).completes else { return }
            withAnimation(.spring(duration: 0.3, bounce: 0)) { isExpanded.toggle() }
          })
  }
}
