import ChromeCleanModel
import Coordination
import HeadlessUIKit

/// A coordinator of a window of Chrome.
package typealias ChromeCoordinator = BrowserCoordinator<Browser>

extension BrowserCoordinator {
  /// Adds and starts a child, unless there is one of its class.
  func startChild<Child: BrowserCoordinator>(_ child: Child) {
    guard !children.contains(where: { $0 is Child }) else { return }
    addChild(child)
    child.start()
  }

  /// Stops and removes the child of a class, if there is one.
  func stopChild<Child: BrowserCoordinator>(_ child: Child.Type) {
    guard let child = children.first(where: { $0 is Child }) else { return }
    child.stop()
    removeChild(child)
  }
}

extension BroadcastKey<Bool> {
  /// Whether the strip of tabs is visible.
  package static let tabStripVisible: BroadcastKey = BroadcastKey("tabStripVisible")
}

extension BroadcastKey<CGFloat> {
  /// How far the page is scrolled, in points, as far as the views around it react to it.
  package static let contentScrollOffset: BroadcastKey = BroadcastKey("contentScrollOffset")
}

/// A coordinator of one view controller, which mediators keep up to date while it is started.
///
/// A subclass overrides ``makeScreen()``. Everything made there is released after the stop, so that
/// a second start begins from scratch.
package class ScreenCoordinator<Screen: UIViewController>: ChromeCoordinator {
  /// The view controller; `nil` while the coordinator is stopped.
  private(set) var screen: Screen?
  private var mediators: [any Mediator] = []

  package override var viewController: UIViewController? { screen }

  package override func start() {
    if !isStarted { screen = makeScreen() }
    super.start()
  }

  package override func stop() {
    super.stop()
    // A stop is refused while the coordinator is still activating: then its parts stay connected.
    if !isStarted, screen != nil { disconnect() }
  }

  /// Makes the view controller, and connects its mediators to the services that they need.
  func makeScreen() -> Screen {
    preconditionFailure("\(type(of: self)) must override makeScreen()")
  }

  /// Keeps a mediator until the coordinator stops, which disconnects it.
  func keep(_ mediator: any Mediator) {
    mediators.append(mediator)
  }

  /// Releases what ``makeScreen()`` has made; a subclass that makes more extends this method.
  func disconnect() {
    for mediator in mediators {
      dispatcher?.stopDispatching(to: mediator)
      mediator.disconnect()
    }
    (screen, mediators) = (nil, [])
  }
}
