import Foundation

/// An interaction that opens a menu when a finger rests on the view for half a second. Previews are
/// not shown here.
///
///     final class Opener: UIContextMenuInteractionDelegate {
///       func contextMenuInteraction(
///         _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
///       ) -> UIContextMenuConfiguration? {
///         UIContextMenuConfiguration(actionProvider: { _ in
///           UIMenu(children: [UIAction(title: "Open") { _ in print("open") }])
///         })
///       }
///     }
///     let opener = Opener()  // The interaction does not retain it.
///     view.addInteraction(UIContextMenuInteraction(delegate: opener))
@preconcurrency @MainActor
public final class UIContextMenuInteraction: UIKitObject, UIInteraction {
  /// The object that provides the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var configuration: UIContextMenuConfiguration?
  private weak var container: UIContextMenuContainerView?

  /// Creates an interaction for a view.
  ///
  /// - Parameter delegate: Provides the menu at each long press; not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "context menu"
    press.delegate = self
    press.addAction { [unowned self] press in
      if press.state == .began { present() }
    }
  }

  /// Leaves the current view, and closes the menu if the interaction is removed.
  ///
  /// - Parameter view: The new view; `nil` if the interaction is removed.
  public func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    if view == nil { dismissMenu() }
  }

  /// Adds the long press to the new view.
  ///
  /// - Parameter view: The new view, which receives the long press; `nil` after a removal.
  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Returns the current or last position of the finger.
  ///
  /// - Parameter view: The view in whose coordinates the result is; `nil` for the window.
  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu, if it is open.
  public func dismissMenu() {
    container?.close()
  }

  /// Replaces the open menu; does nothing without an open menu.
  ///
  /// - Parameter block: Receives the open menu and returns its replacement; called once,
  ///   immediately.
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
  /// Requests a menu from the delegate; without a menu, other gestures receive the finger.
  ///
  /// - Parameter gestureRecognizer: The interaction's own long press.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    return configuration != nil
  }
}

/// Provides the menu of an interaction, and is called when it opens and closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu; `nil` for no menu.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose view is pressed.
  ///   - location: The finger's position in the view's coordinates.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu opens.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu opens.
  ///   - configuration: The value that the delegate returned.
  ///   - animator: Runs the closures that it receives at once here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu begins to close.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu closes.
  ///   - configuration: The value that the delegate returned.
  ///   - animator: Runs the closures that it receives at once here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Returns the view that is lifted; `nil`, the default, for the interaction's. Never called here.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu opens.
  ///   - configuration: The value that the delegate returned.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the view into which the menu closes; `nil` by default. Never called here.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu closes.
  ///   - configuration: The value that the delegate returned.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview. Never called here.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose preview was tapped.
  ///   - configuration: The value that the delegate returned.
  ///   - animator: Decides how the preview opens its content.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  /// Returns `nil`, for the interaction's view.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns `nil`, for the interaction's view.
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

/// The menu that a long press opens; a preview is never shown here:
///
///     UIContextMenuConfiguration(actionProvider: { _ in
///       let delete = UIAction(title: "Delete", attributes: .destructive) { _ in label.text = nil }
///       return UIMenu(children: [delete])
///     })
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The identifier of the menu, which is passed on to the delegate.
  public let identifier: any Hashable
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

  /// Creates the configuration of a menu.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu; a new one by default.
  ///   - previewProvider: Ignored, since there are no previews.
  ///   - actionProvider: Returns the menu, `nil` for no menu, before it opens. Receives no
  ///     suggested elements.
  @preconcurrency
  public init(
    identifier: (any Hashable)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.actionProvider = actionProvider
  }
}

/// Returns the controller of a menu's preview.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?
/// Returns the menu of an interaction. The argument, the system's suggested elements, is always
/// empty here.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
