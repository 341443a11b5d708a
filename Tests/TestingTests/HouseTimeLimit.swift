import PantomimeTimeLimit
import Testing

extension Trait where Self == TimeLimit {
  /// Ends the run if a test hangs.
  static var timeLimit: Self { .house }
}
