import Foundation

/// An interaction that enlarges the item under a finger in accessibility text sizes. The viewer is
/// never shown here.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: UIKitObject, UIInteraction {
  /// The object that provides the items.
  public private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Whether the viewer is used with the current text size; always `false` here.
  open class var isEnabled: Bool { false }

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the items, which is not retained; `nil` by
  ///   default.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the enlarged items; never called here.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: AnyObject {}
