import FocusUI
import HeadlessUIKit

/// A Safari that answers as it was told, one turn later.
final class MockContentBlockerDetector: ContentBlockerDetector {
  private var answers: [Bool]

  /// - Parameter answers: Whether the blocker is enabled each time; the last answer stays.
  init(_ answers: [Bool]) {
    self.answers = answers
  }

  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void) {
    let answer = answers.count > 1 ? answers.removeFirst() : answers.last ?? false
    MainQueue.async { completion(answer) }
  }
}
