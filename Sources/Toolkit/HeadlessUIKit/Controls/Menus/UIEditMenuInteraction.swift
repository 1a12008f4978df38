import Foundation

/// An interaction that opens a menu with commands for a selection in a view.
///
///     final class Commands: UIEditMenuInteractionDelegate {
///       func editMenuInteraction(
///         _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
///         suggestedActions: [UIMenuElement]
///       ) -> UIMenu? { UIMenu(children: [UIAction(title: "Copy") { _ in print("copy") }]) }
///     }
///     let commands = Commands()  // The interaction does not retain it.
///     let interaction = UIEditMenuInteraction(delegate: commands)
///     view.addInteraction(interaction)
///     interaction.presentEditMenu(
///       with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 20, y: 20)))
@preconcurrency @MainActor
open class UIEditMenuInteraction: UIKitObject, UIInteraction {
  /// The object that provides the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view that the interaction was added to.
  public private(set) weak var view: UIView?
  private var configuration: UIEditMenuConfiguration?
  private weak var container: UIContextMenuContainerView?

  /// Creates an interaction for a view.
  ///
  /// - Parameter delegate: Provides the menu; not retained. Without a delegate, no menu opens.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Closes the menu if the interaction is removed.
  ///
  /// - Parameter view: The new view; `nil` if the interaction is removed.
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  /// Sets the view.
  ///
  /// - Parameter view: The new view; `nil` after a removal.
  open func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu that the delegate provides, and closes an open one.
  ///
  /// Nothing opens without a view, or for a menu without elements.
  ///
  /// - Parameter configuration: The source point, and an identifier for the delegate.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    guard let view, let menu, !menu.children.isEmpty else { return }
    self.configuration = configuration
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: MenuAnimator())
    container = UIContextMenuContainerView.present(menu, from: view, at: anchor(of: configuration)) {
      [weak self] in self?.didClose()
    }
  }

  /// Closes the menu, if it is open.
  open func dismissMenu() {
    container?.close()
  }

  /// Opens the menu again with the delegate's current menu.
  open func reloadVisibleMenu() {
    guard container != nil, let configuration,
      let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    else { return }
    container?.menu = menu
  }

  /// Returns the source point of the open menu; zero if no menu is open.
  ///
  /// - Parameter view: The view in whose coordinates the result is; `nil` for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = self.view else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func anchor(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func didClose() {
    guard let configuration else { return }
    self.configuration = nil
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: MenuAnimator())
  }
}

/// The identifier and the position of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration {
  /// The identifier that the delegate recognizes the menu by.
  public let identifier: any Hashable
  /// The point that the menu points to, in the view's coordinates.
  public let sourcePoint: CGPoint
  /// The preferred side of the menu; `automatic` by default. Stored only.
  open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier for the delegate; `nil` for a unique one.
  ///   - sourcePoint: The point that the menu points to, in the view's coordinates.
  public init(identifier: (any Hashable)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? "UIEditMenuConfiguration"
    self.sourcePoint = sourcePoint
  }
}

/// The side of a selection at which a menu is; the values are UIKit's.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The system decides.
  case automatic
  /// The menu is below.
  case up
  /// The menu is above.
  case down
  /// The menu is to the right.
  case left
  /// The menu is to the left.
  case right
}

/// Provides the menu of an interaction, and is called when it opens and closes.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; `nil`, the default, for no menu.
  ///
  /// - Parameters:
  ///   - interaction: The interaction that opens or reloads its menu.
  ///   - configuration: The value that the menu was presented with.
  ///   - suggestedActions: Always empty here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu points to; `CGRect.null`, the default, for the source point.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu opens.
  ///   - configuration: The value that the menu was presented with.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu opens; does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu opens.
  ///   - configuration: The value that the menu was presented with.
  ///   - animator: Runs the closures that it receives at once here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu begins to close; does nothing by default.
  ///
  /// - Parameters:
  ///   - interaction: The interaction whose menu closes.
  ///   - configuration: The value that the menu was presented with.
  ///   - animator: Runs the closures that it receives at once here.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns `nil`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns `CGRect.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Makes changes alongside a menu's animation.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Makes changes alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
