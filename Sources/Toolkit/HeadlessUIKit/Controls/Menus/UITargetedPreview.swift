import Foundation

/// A view as it is shown while it is lifted or dragged. Previews are never shown here.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// How the view is shown.
  public let parameters: UIPreviewParameters
  /// Where the view is shown.
  public let target: UIPreviewTarget

  /// Creates a preview at a position.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
  }

  /// Creates a preview where the view is in its superview; without one, in itself.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }
}

/// How a preview is shown.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// The color behind the view; `nil`, the default, for the system's.
  // UIKit's type, which code written for it expects.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Creates the default parameters.
  public init() {}

  /// Creates parameters for the lines of a text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }
}

/// Where a preview is shown.
@preconcurrency @MainActor
open class UIPreviewTarget {
  /// The view in whose coordinates the position is.
  public let container: UIView
  /// The middle of the preview.
  public let center: CGPoint
  /// How the preview is turned and scaled.
  public let transform: CGAffineTransform

  /// Creates a position.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    self.container = container
    self.center = center
    self.transform = transform
  }
}

/// How what a preview shows is opened when the user taps it; the values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The menu goes.
  case dismiss
  /// The preview becomes the content.
  case pop
}

/// Runs closures along with the appearing and disappearing of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller in the preview; never here.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs closures along with the opening of what a preview shows.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How it is opened.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
