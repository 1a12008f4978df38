import Flow
import HeadlessUIKit

/// A push or a pop of a controller.
@MainActor
final class StackUpdate {
  let kind: Kind
  let controller: UIViewController
  let isAnimated: Bool
  /// Whether the controller wants to be shown without a navigation bar, if it says so.
  let isBarHidden: Bool?
  private(set) var isComplete = false
  private let completion: (Flow.Result<Void>) -> Void

  enum Kind {
    case push
    case pop
  }

  init(
    _ kind: Kind, _ controller: UIViewController, options: PresentationOptions,
    completion: @escaping (Flow.Result<Void>) -> Void
  ) {
    self.kind = kind
    self.controller = controller
    self.completion = completion
    isAnimated = options.animated
    isBarHidden = options.isNavigationBarHidden
  }

  func isPush(of controller: UIViewController?) -> Bool {
    kind == .push && self.controller === controller
  }

  /// Tells that a pushed controller was popped, or a popped one is gone.
  func complete(_ result: Flow.Result<Void>) {
    isComplete = true
    completion(result)
  }
}
