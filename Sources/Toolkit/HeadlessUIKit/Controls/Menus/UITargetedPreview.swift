import Foundation

/// The preview of a view that is lifted or dragged. Previews are never shown here.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// The look of the preview.
  public let parameters: UIPreviewParameters
  /// The position of the preview.
  public let target: UIPreviewTarget

  /// Creates a preview at a position.
  ///
  /// - Parameters:
  ///   - view: The view to show; retained.
  ///   - parameters: The look of the preview.
  ///   - target: The container and the position in it.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// Creates a preview at the view's position in its superview.
  ///
  /// - Parameters:
  ///   - view: The view to show; without a superview, it is its own container.
  ///   - parameters: The look of the preview; UIKit's defaults by default.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// The size of the view in points.
  open var size: CGSize { view.bounds.size }
}

/// The look of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// The color behind the view; `nil`, the default, for the system's.
  // Code written for UIKit expects this type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Creates the default parameters.
  public init() {}

  /// Creates parameters for the lines of a text.
  ///
  /// - Parameter textLineRects: The lines' rectangles; ignored.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }
}

/// The position of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget {
  /// The view in whose coordinates ``center`` is.
  public let container: UIView
  /// The center of the preview.
  public let center: CGPoint
  /// The rotation and scale of the preview.
  public let transform: CGAffineTransform

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - container: The view in whose coordinates the position is.
  ///   - center: The center of the preview.
  ///   - transform: The rotation and scale; the identity by default.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }
}

/// The way in which a tapped preview opens its content; the values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The menu is dismissed.
  case dismiss
  /// The preview becomes the content.
  case pop
}

/// Adds closures to the appearance and disappearance of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller in the preview; always `nil` here.
  var previewViewController: UIViewController? { get }
  /// Adds changes to animate alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure for the end of the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Adds closures to the opening of a preview's content.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the content opens.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
