import Foundation

/// Lets the user drag a view's items. It is kept with the view, and no drag begins here.
@preconcurrency @MainActor
open class UIDragInteraction: UIKitObject, UIInteraction {
  /// The object that provides the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  /// Whether drags begin; `true` by default. Stored only.
  open var isEnabled: Bool = true

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the new view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Provides the items of a drag; never called here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items that a drag begins with.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets the user drop items on a view. It is kept with the view, and nothing is dropped here.
@preconcurrency @MainActor
open class UIDropInteraction: UIKitObject, UIInteraction {
  /// The object that takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the new view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes the items of a drop; never called here.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view takes anything of a drop.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Returns what a drop would do now.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes the items.
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
