import Foundation

/// An interaction that shows the item under a finger in large where text sizes are those of
/// accessibility. The viewer is never shown here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: UIKitObject, UIInteraction {
  /// The object that decides about the items.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Whether the viewer is used with the present text size; never here.
  open class var isEnabled: Bool { false }

  /// Creates an interaction.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the new view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Decides about the items that are shown in large; never called here.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
