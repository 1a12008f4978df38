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
  /// Whether the strip of tabs is in sight.
  package static let tabStripVisible: BroadcastKey = BroadcastKey("tabStripVisible")
}

extension BroadcastKey<CGFloat> {
  /// How far the page is scrolled, as far as that matters to what is around it.
  package static let contentScrollOffset: BroadcastKey = BroadcastKey("contentScrollOffset")
}
