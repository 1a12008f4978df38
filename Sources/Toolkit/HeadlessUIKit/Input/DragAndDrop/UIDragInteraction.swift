import Foundation

/// Lets the user drag a view's items. It is stored with the view, but no drag begins here.
@preconcurrency @MainActor
open class UIDragInteraction: UIKitObject, UIInteraction {
  /// The object that provides the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Whether drags begin; `true` by default. Stored only.
  open var isEnabled: Bool = true

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the items, which is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the items of a drag; never called here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the first items of a drag.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets the user drop items on a view. It is stored with the view, but nothing is dropped here.
@preconcurrency @MainActor
open class UIDropInteraction: UIKitObject, UIInteraction {
  /// The object that receives the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that receives the items, which is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Receives the items of a drop; never called here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view accepts any item of a drop; `true` by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Returns the effect of a drop at the current position; `cancel` by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Receives the items; does nothing by default.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Returns a proposal to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}
