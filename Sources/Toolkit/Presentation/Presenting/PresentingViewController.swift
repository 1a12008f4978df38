import Flow
import HeadlessUIKit

/// A container that has a way of its own to present controllers.
@MainActor
public protocol PresentingViewController {
  /// How a presentation goes on: the future completes when it is over by itself; the closure takes it away.
  typealias Result = (result: Future<Void>, dismisser: () -> Future<Void>)

  func present(_ controller: UIViewController, options: PresentationOptions) -> Result
}
