import HeadlessUIKit

/// Creates a view controller, connects it with the rest of the app, and manages its child
/// coordinators.
///
/// Coordinators form a tree with one root. A subclass creates and shows its view controller in
/// `start()`, where it calls `super` last, and removes it in ``stop()``, where it calls `super`
/// first. The superclass then finds the view controller in its transition, and stops the children
/// before the view controller is removed.
///
/// The contract is that of iOS Chrome (`ios/shared/chrome/browser/ui/coordinators`) late in 2017,
/// with the overlays of earlier versions. `Browser` is the app's class for the tabs of one window,
/// which coordinators pass to their children; this module does not use it otherwise.
///
///     final class TabCoordinator: BrowserCoordinator<TabModel> {
///       private let tab = TabViewController()
///       override var viewController: UIViewController? { tab }
///       override func start() {
///         parent?.viewController?.present(tab, animated: true)
///         super.start()
///       }
///       override func stop() {
///         super.stop()
///         tab.dismiss(animated: true)
///       }
///     }
@MainActor
open class BrowserCoordinator<Browser: AnyObject> {
  /// The coordinator to which this one was added.
  package private(set) weak var parent: BrowserCoordinator?
  /// The coordinators that were added to this one, in that order.
  package private(set) var children: [BrowserCoordinator] = []
  /// The tabs of one window, held weakly and passed to each child that is added.
  package weak var browser: Browser?
  /// The dispatcher of commands, passed to each child that is added.
  package var dispatcher: CommandDispatcher?
  /// The state of the view controller, which follows its transitions.
  package private(set) var activationState: ActivationState = .deactivated
  /// Whether this coordinator was added as an overlay.
  package private(set) var isOverlaying: Bool = false

  /// Creates a stopped coordinator without a parent and children.
  public init() {}

  isolated deinit {
    // As after any removal, the children lose their browser.
    children.forEach { removeChild($0) }
  }

  /// The view controller of this coordinator; `nil` by default, and before the start.
  open var viewController: UIViewController? { nil }

  /// Whether this coordinator is started: activating or activated.
  package final var isStarted: Bool { activationState.isStarted }

  /// Starts the coordinator, and activates it after the view controller's transition.
  ///
  /// The parent is notified first. Without a transition, the coordinator is activated before this
  /// function returns. Does nothing if it is started; raises an exception while it is deactivating.
  open func start() {
    guard !isStarted, enter(.activating) else { return }
    parent?.childCoordinatorDidStart(self)
    afterTransition { $0.finishActivating() }
  }

  /// Stops the coordinator and its children, and deactivates it after the transition.
  ///
  /// The parent is notified first. Does nothing if it is not started; raises an exception while it
  /// is activating.
  open func stop() {
    guard isStarted, mayEnter(.deactivating) else { return }
    parent?.childCoordinatorWillStop(self)
    // The parent may have stopped this one in the call.
    guard enter(.deactivating) else { return }
    children.forEach { $0.stop() }
    afterTransition { $0.finishDeactivating() }
  }

  /// Makes a coordinator a child of this one, and passes it the browser and the dispatcher.
  ///
  /// Does not start it. Does nothing for an existing child; raises an exception for another
  /// coordinator's child, for the coordinator itself, and for its ancestors.
  open func addChild(_ child: BrowserCoordinator) {
    guard child.parent !== self, mayAdd(child) else { return }
    children.append(child)
    child.parent = self
    child.browser = browser
    child.dispatcher = dispatcher
    child.wasAdded(toParentCoordinator: self)
  }

  /// Removes a child, after all its descendants; it loses its browser and keeps its dispatcher.
  ///
  /// Does not stop it. Does nothing for a coordinator that is not a child.
  open func removeChild(_ child: BrowserCoordinator) {
    guard children.contains(where: { $0 === child }) else { return }
    child.children.forEach { child.removeChild($0) }
    child.willBeRemoved(fromParentCoordinator: self)
    children.removeAll { $0 === child }
    child.parent = nil
    child.browser = nil
    child.isOverlaying = false
  }

  /// Returns whether a coordinator may be an overlay of this one: by default, if this one has no overlay and
  /// no children, and the other one has no parent.
  open func canAddOverlay(_ overlay: BrowserCoordinator) -> Bool {
    overlayCoordinator == nil && overlay.parent == nil && children.isEmpty
  }

  /// Adds an overlay to this coordinator, or to the last one in the chain of only children below
  /// it.
  ///
  /// Does nothing if that one refuses. A coordinator with several children must override this
  /// function or ``canAddOverlay(_:)`` to choose one of them; otherwise it raises an exception.
  open func addOverlay(_ overlay: BrowserCoordinator) {
    guard !canAddOverlay(overlay) else {
      addChild(overlay)
      // `addChild` may have refused, or a subclass may have overridden it.
      overlay.isOverlaying = overlay.parent === self
      return
    }
    guard children.count < 2 else { return refuseOverlay(overlay) }
    children.first?.addOverlay(overlay)
  }

  // Hooks for subclasses, which do nothing by default.

  /// Called after this coordinator was added to another.
  open func wasAdded(toParentCoordinator parent: BrowserCoordinator) {}

  /// Called before this coordinator is removed from its parent.
  open func willBeRemoved(fromParentCoordinator parent: BrowserCoordinator) {}

  /// Called when a child starts.
  open func childCoordinatorDidStart(_ child: BrowserCoordinator) {}

  /// Called when a child is about to stop.
  open func childCoordinatorWillStop(_ child: BrowserCoordinator) {}

  /// Called when the view controller has appeared.
  open func viewControllerWasActivated() {}

  /// Called when the view controller has disappeared.
  open func viewControllerWasDeactivated() {}

  /// Enters a state if it is the next one, and returns whether it did; raises an exception if not.
  private func enter(_ state: ActivationState) -> Bool {
    guard mayEnter(state) else { return false }
    activationState = state
    return true
  }

  private func finishActivating() {
    if enter(.activated) { viewControllerWasActivated() }
  }

  private func finishDeactivating() {
    if enter(.deactivated) { viewControllerWasDeactivated() }
  }
}

extension BrowserCoordinator {
  /// The overlay among this coordinator and its descendants, parents before children.
  package final var overlayCoordinator: BrowserCoordinator? {
    isOverlaying ? self : children.lazy.compactMap(\.overlayCoordinator).first
  }

  /// Removes the overlay, which may be any descendant, from its parent.
  package final func removeOverlay() {
    guard let overlay = overlayCoordinator else { return }
    overlay.parent?.removeChild(overlay)
  }
}

extension BrowserCoordinator {
  private var name: String { "\(type(of: self))" }

  /// Returns whether `state` follows the current one; raises an exception if not.
  private func mayEnter(_ state: ActivationState) -> Bool {
    guard activationState.next != state else { return true }
    let call = state == .deactivating ? "stop()" : "start()"
    UIException.raise(
      .internalInconsistency,
      "\(name) cannot go from \(activationState) to \(state). Call \(call) when its transition is over, which "
        + "viewControllerWasActivated() and viewControllerWasDeactivated() report")
    return false
  }

  /// Returns whether a coordinator may become a child of this one; raises an exception if not.
  private func mayAdd(_ child: BrowserCoordinator) -> Bool {
    if let owner = child.parent {
      UIException.raise(
        .internalInconsistency,
        "\(child.name) cannot become a child of \(name): it is one of \(owner.name). Call removeChild(_:) there first"
      )
      return false
    }
    guard sequence(first: self, next: \.parent).contains(where: { $0 === child }) else { return true }
    UIException.raise(
      .internalInconsistency,
      "\(child.name) cannot become a child of \(name), which is \(child === self ? "itself" : "below it"). "
        + "Add a coordinator of its own")
    return false
  }

  /// Raises the exception for an overlay with several possible parents.
  private func refuseOverlay(_ overlay: BrowserCoordinator) {
    let names = children.map(\.name).joined(separator: ", ")
    UIException.raise(
      .internalInconsistency,
      "\(name) has \(children.count) children (\(names)), so it is not known which of them \(overlay.name) shall "
        + "overlay. Override addOverlay(_:) to say so, or canAddOverlay(_:) to refuse")
  }

  /// Runs work at the end of the view controller's transition; at once if there is no transition.
  private func afterTransition(_ work: @escaping @MainActor (BrowserCoordinator) -> Void) {
    guard let transition = viewController?.transitionCoordinator else { return work(self) }
    // The coordinator may be deallocated before the transition ends.
    transition.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { work(self) }
    }
  }
}

/// The state of a coordinator's view controller as it appears and disappears.
///
/// The states follow one another in a cycle, in the order of the cases; no state can be skipped.
package enum ActivationState: Hashable, Sendable, CaseIterable {
  /// Not on the screen; the initial state.
  case deactivated
  /// In the transition onto the screen.
  case activating
  /// On the screen.
  case activated
  /// In the transition off the screen.
  case deactivating

  /// The only state that may follow this one.
  package var next: ActivationState {
    switch self {
    case .deactivated: .activating
    case .activating: .activated
    case .activated: .deactivating
    case .deactivating: .deactivated
    }
  }

  /// Whether a coordinator in this state counts as started.
  package var isStarted: Bool { self == .activating || self == .activated }
}
