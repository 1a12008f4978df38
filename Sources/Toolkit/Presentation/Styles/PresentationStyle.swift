import Flow
import HeadlessUIKit

/// A way to present a controller.
///
///     let style = PresentationStyle.popoverOrModal(from: button)
///     controller.present(UIViewController(), style: style, options: [.defaults, .unanimated])
public struct PresentationStyle: Sendable {
  /// A future that completes when the presentation ends by itself, and a closure that removes the
  /// controller.
  public typealias Result = PresentingViewController.Result

  /// The name in logs; it also identifies the default style.
  public let name: String
  private let body: @MainActor (UIViewController, UIViewController, PresentationOptions) throws -> Result

  /// Creates a style from a closure that presents one controller from another.
  ///
  ///     let overlay = PresentationStyle(name: "overlay") { controller, presenter, _ in
  ///       presenter.view.addSubview(controller.view)
  ///       func remove() -> Future<Void> {
  ///         controller.view.removeFromSuperview()
  ///         return Future()
  ///       }
  ///       return (Future(.forever), remove)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in logs.
  ///   - present: Returns a future that ends the presentation, with its error or
  ///     ``PresentError/dismissed``, and a closure that removes the controller. A thrown error also
  ///     ends the presentation.
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
  ///
  /// - Parameters:
  ///   - controller: The controller to present.
  ///   - presenter: The controller that presents.
  ///   - options: The options, which the style may ignore.
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
  /// The controller's preferred style, instead of ``PresentationStyle/default``; `nil` by default.
  public var preferredPresentationStyle: PresentationStyle? {
    get { presentationState.preferredStyle }
    set { presentationState.preferredStyle = newValue }
  }
}

extension PresentationStyle {
  /// The controller's preferred style, or that of the closest container that presents, or else
  /// ``modal``.
  ///
  /// A split view controller shows the controller in its secondary column, unless
  /// ``PresentationOptions/showInMaster`` is set; a navigation controller pushes it.
  public static let `default` = PresentationStyle(name: "default") { controller, presenter, options in
    if let style = controller.preferredPresentationStyle {
      return style.present(controller, from: presenter, options: options)
    }
    let parents = Array(sequence(first: presenter, next: \.parent))
    let split = options.contains(.showInMaster) ? nil : parents.first { $0 is UISplitViewController }
    let containers = [split].compactMap { $0 } + parents
    guard let container = containers.lazy.compactMap({ $0 as? any PresentingViewController }).first else {
      return modal.present(controller, from: presenter, options: options)
    }
    return container.present(controller, options: options)
  }

  /// A style that shows nothing, and waits for the result.
  public static let invisible = PresentationStyle(name: "invisible") { _, _, _ in
    (Future(.forever), { Future() })
  }
}
