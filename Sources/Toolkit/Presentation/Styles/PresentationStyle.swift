import Flow
import HeadlessUIKit

/// A way to present a controller.
public struct PresentationStyle: Sendable {
  public typealias Result = PresentingViewController.Result

  /// What the style is known by.
  public let name: String
  private let body: @MainActor (UIViewController, UIViewController, PresentationOptions) throws -> Result

  /// Makes a style of a closure that presents one controller from another.
  ///
  /// - Parameter present: Returns a future that ends the presentation, with an error or by
  ///   ``PresentError/dismissed``, and a closure that takes the controller away. What it throws ends it too.
  public init(
    name: String,
    present:
      @escaping @MainActor (
        _ controller: UIViewController, _ presenter: UIViewController, _ options: PresentationOptions
      ) throws -> Result
  ) {
    self.name = name
    body = present
  }

  /// Presents one controller from another.
  @MainActor
  public func present(
    _ controller: UIViewController, from presenter: UIViewController, options: PresentationOptions
  ) -> Result {
    do {
      return try body(controller, presenter, options)
    } catch {
      return (Future(error: error), { Future() })
    }
  }

  /// Whether the style is ``default``.
  public var isDefault: Bool { name == PresentationStyle.default.name }
}

extension UIViewController {
  /// The style that the controller itself prefers to ``PresentationStyle/default``.
  public var preferredPresentationStyle: PresentationStyle? {
    get { presentationState.preferredStyle }
    set { presentationState.preferredStyle = newValue }
  }
}
