import HeadlessUIKit

/// Creates a view controller, connects it with the rest of the app, and looks after the coordinators below it.
///
/// Coordinators form a tree with one root. A subclass makes and shows its view controller in ``start()``, where
/// `super` is called last, and takes it away in ``stop()``, where `super` is called first: the superclass then finds
/// the view controller in its transition, and the other way around the children are stopped before it goes.
///
/// The contract is that of iOS Chrome (`ios/shared/chrome/browser/ui/coordinators`) late in 2017, with the overlays of
/// the versions before. `Browser` is the app's class for the tabs of one window, which Chrome's coordinators hand on to
/// their children; this module does not know it.
@MainActor
open class BrowserCoordinator<Browser: AnyObject> {
  /// What this one was added to.
  public private(set) weak var parent: BrowserCoordinator?
  /// What was added to this one, in that order.
  public private(set) var children: [BrowserCoordinator] = []
  /// The tabs that this coordinator works for: handed to each child that is added, and not owned.
  public weak var browser: Browser?
  /// Where commands go: handed to each child that is added.
  public var dispatcher: CommandDispatcher?
  /// How far the view controller has come.
  public private(set) var activationState: ActivationState = .deactivated
  /// Whether this coordinator was added as an overlay.
  public private(set) var isOverlaying: Bool = false

  /// Makes a coordinator that stands alone and is not started.
  public init() {}

  isolated deinit {
    children.forEach { removeChild($0) }
  }

  /// The view controller that this coordinator has made; none by default, and none before the start.
  open var viewController: UIViewController? { nil }

  /// Whether this coordinator is started: activating or activated.
  public final var isStarted: Bool { activationState.isStarted }

  /// Starts: told to the parent at once, and activated when the view controller's transition is over.
  ///
  /// Without a transition it is activated before this returns. Does nothing where it is started already; refused
  /// while it is still deactivating.
  open func start() {
    guard !isStarted, enter(.activating) else { return }
    parent?.childCoordinatorDidStart(self)
    afterTransition { $0.finishActivating() }
  }

  /// Stops this one and all its children, started or not; deactivated when the transition is over.
  ///
  /// The parent is told first. Does nothing where it is not started; refused while it is still activating.
  open func stop() {
    guard isStarted, mayEnter(.deactivating) else { return }
    parent?.childCoordinatorWillStop(self)
    guard enter(.deactivating) else { return }
    children.forEach { $0.stop() }
    afterTransition { $0.finishDeactivating() }
  }

  /// Makes a coordinator a child of this one, and hands it the browser and the dispatcher.
  ///
  /// Nothing is started by it. Does nothing for a child; refused for another's child, for the coordinator itself
  /// and for those above it.
  open func addChild(_ child: BrowserCoordinator) {
    guard child.parent !== self, mayAdd(child) else { return }
    children.append(child)
    child.parent = self
    child.browser = browser
    child.dispatcher = dispatcher
    child.wasAdded(toParentCoordinator: self)
  }

  /// Takes a child away, and first all that is below it; it loses its browser and keeps its dispatcher.
  ///
  /// Nothing is stopped by it. Does nothing for a coordinator that is no child.
  open func removeChild(_ child: BrowserCoordinator) {
    guard children.contains(where: { $0 === child }) else { return }
    child.children.forEach { child.removeChild($0) }
    child.willBeRemoved(fromParentCoordinator: self)
    children.removeAll { $0 === child }
    child.parent = nil
    child.browser = nil
    child.isOverlaying = false
  }

  /// Whether a coordinator may be laid over this one: both are alone, and nothing overlays below.
  open func canAddOverlay(_ overlay: BrowserCoordinator) -> Bool {
    overlayCoordinator == nil && overlay.parent == nil && children.isEmpty
  }

  /// Lays a coordinator over this one, or over the end of the line of only children below.
  ///
  /// Does nothing where the end of the line refuses. A coordinator with several children must override this or
  /// ``canAddOverlay(_:)``, so that it is known which of them is meant; otherwise it is refused.
  open func addOverlay(_ overlay: BrowserCoordinator) {
    guard !canAddOverlay(overlay) else {
      addChild(overlay)
      overlay.isOverlaying = overlay.parent === self
      return
    }
    guard children.count < 2 else { return refuseOverlay(overlay) }
    children.first?.addOverlay(overlay)
  }

  // The hooks, all empty here.

  /// Called after this coordinator was added to another.
  open func wasAdded(toParentCoordinator parent: BrowserCoordinator) {}

  /// Called before this coordinator is removed from its parent.
  open func willBeRemoved(fromParentCoordinator parent: BrowserCoordinator) {}

  /// Called when a child starts.
  open func childCoordinatorDidStart(_ child: BrowserCoordinator) {}

  /// Called when a child is about to stop.
  open func childCoordinatorWillStop(_ child: BrowserCoordinator) {}

  /// Called when the view controller is all there.
  open func viewControllerWasActivated() {}

  /// Called when the view controller has gone.
  open func viewControllerWasDeactivated() {}

  /// Goes to a state, where it is the one that follows; tells the programmer otherwise.
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
