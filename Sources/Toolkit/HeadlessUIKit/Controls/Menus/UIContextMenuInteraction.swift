import Foundation

/// An interaction that opens a menu when a finger rests on the view for half a second. There are no
/// previews here.
@preconcurrency @MainActor
public final class UIContextMenuInteraction: UIKitObject, UIInteraction {
  /// The object that provides the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var configuration: UIContextMenuConfiguration?
  private weak var container: UIContextMenuContainerView?

  /// Makes an interaction whose menu the delegate provides.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "context menu"
    press.delegate = self
    press.addAction { [unowned self] press in
      if press.state == .began { present() }
    }
  }

  /// Leaves the present view, and closes the menu if no other view follows.
  public func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    if view == nil { dismissMenu() }
  }

  /// Takes the new view, and waits for a finger there.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the position of the finger, or its last one, in a view's coordinates.
  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu, if it is open.
  public func dismissMenu() {
    container?.close()
  }

  /// Replaces the menu that is open, if one is, by the one that the closure makes of it.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let container else { return }
    container.menu = block(container.menu)
  }

  private func present() {
    guard let view, let configuration, let menu = configuration.actionProvider?([]) else { return }
    let anchor = CGRect(origin: press.location(in: view), size: .zero)
    present(menu, from: view, at: anchor, configuration)
  }

  private func present(
    _ menu: UIMenu, from view: UIView, at anchor: CGRect, _ configuration: UIContextMenuConfiguration
  ) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: MenuAnimator())
    container = UIContextMenuContainerView.present(menu, from: view, at: anchor) { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: MenuAnimator())
    }
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// Asks the delegate for a menu; without one the finger is left to other gestures.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    return configuration != nil
  }
}

/// Provides the menu of an interaction, and follows its opening and closing.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a position in the view's coordinates; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Reports that the menu is about to open.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Reports that the menu begins to close.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns the view that is lifted; `nil`, the default, for the interaction's. Never called here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view to which the menu goes back; `nil` by default. Never called here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Reports that the user tapped the preview; never called here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`: the view itself is lifted.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`: the menu goes back to the view itself.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The menu that a long press opens. A preview is never shown here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The identifier of the menu, which is passed on to the delegate.
  public let identifier: any Hashable
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

  /// Makes the configuration of a menu.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; a new one by default.
  ///   - previewProvider: Ignored, as there are no previews.
  ///   - actionProvider: Returns the menu when it is about to open. It receives no suggested
  ///     elements.
  @preconcurrency
  public init(
    identifier: (any Hashable)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.actionProvider = actionProvider
  }
}

/// Returns the controller that previews what a menu is about.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Returns the menu of an interaction; it receives the elements that the system suggests, of which there are none here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
