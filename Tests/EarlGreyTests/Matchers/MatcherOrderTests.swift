import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct MatcherOrderTests {
  /// The exceptions that are raised by `body`.
  private func raised(_ body: () -> Void) -> [UIException] {
    let application = UIApplication()
    var exceptions: [UIException] = []
    application.exceptionHandler = { exceptions.append($0) }
    application.run(body)
    return exceptions
  }

  @Test func `what is about visibility must come last, and a list must have matchers`() {
    // Matchers of visibility must come last.
    for visibility in [
      grey_sufficientlyVisible(), grey_interactable(), grey_notVisible(), grey_minimumVisiblePercent(0.1),
    ] {
      for list in [grey_allOf, grey_anyOf] {
        expectEmpty(raised { _ = list([grey_text("a"), visibility]) })
        let exceptions = raised { _ = list([visibility, grey_text("a")]) }
        expectEqual(exceptions.map(\.name.rawValue), ["ImproperMatcherOrderingException"])
        expectEqual(exceptions.first?.reason.contains(visibility.description), true)
      }
    }
    // An empty list of matchers is refused.
    expectEqual(raised { _ = grey_allOf([]) }.map(\.name), [.invalidArgument])
    expectEqual(raised { _ = grey_anyOf([]) }.map(\.name), [.invalidArgument])
  }
}
