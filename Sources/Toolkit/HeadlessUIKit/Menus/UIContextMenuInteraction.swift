import Foundation

/// Shows a menu when a finger rests on the view for half a second.
@MainActor
public final class UIContextMenuInteraction: UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var configuration: UIContextMenuConfiguration?
  private weak var container: UIContextMenuContainerView?

  /// Makes an interaction whose menu the delegate has.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    press.name = "context menu"
    press.delegate = self
    press.addAction { [unowned self] press in
      if press.state == .began { present() }
    }
  }

  public func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
    if view == nil { dismissMenu() }
  }

  public func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Where the finger rests, or rested last.
  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Closes the menu, if it is open.
  public func dismissMenu() {
    container?.close()
  }

  /// Replaces the menu that is open, if one is.
  public func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let container else { return }
    container.menu = block(container.menu)
  }

  private func present() {
    guard let view, let configuration, let menu = configuration.actionProvider?([]) else { return }
    let place = CGRect(origin: press.location(in: view), size: .zero)
    present(menu, from: view, at: place, configuration)
  }

  private func present(
    _ menu: UIMenu, from view: UIView, at place: CGRect, _ configuration: UIContextMenuConfiguration
  ) {
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration)
    container = UIContextMenuContainerView.present(menu, from: view, at: place) { [weak self] in
      guard let self else { return }
      delegate?.contextMenuInteraction(self, willEndFor: configuration)
    }
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  /// A place without a menu leaves the finger to others.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view else { return false }
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: gestureRecognizer.location(in: view))
    return configuration != nil
  }
}

/// What an interaction asks and tells.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in the view; without one nothing happens.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration
  ) {}
}

/// What a long press on a view shows; a preview is never shown.
@MainActor
public final class UIContextMenuConfiguration {
  /// The name that the delegate knows the menu by.
  public let identifier: any Hashable
  let actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)?

  /// Makes a menu for a long press.
  ///
  /// - Parameters:
  ///   - identifier: The name that the delegate knows the menu by; a new one by default.
  ///   - previewProvider: Is never asked.
  ///   - actionProvider: Is asked for the menu when it is about to show, with no suggestions.
  public init(
    identifier: (any Hashable)? = nil, previewProvider: (@MainActor () -> UIViewController?)? = nil,
    actionProvider: (@MainActor ([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.actionProvider = actionProvider
  }
}
