import Flow
import HeadlessUIKit

extension UINavigationController {
  /// Tells controllers that have left the stack.
  public var popViewControllerSignal: Signal<UIViewController> { stackUpdates.didPop.providedSignal }

  /// Tells controllers that are about to leave the stack.
  public var willPopViewControllerSignal: Signal<UIViewController> { stackUpdates.willPop.providedSignal }

  /// Tells controllers that are about to be on top of the stack.
  public var willShowViewControllerSignal: Signal<UIViewController> { stackUpdates.willShow.providedSignal }

  /// The stack, and its changes.
  public var viewControllersSignal: ReadSignal<[UIViewController]> {
    changes(.viewControllers).readable(getValue: {}).map { self.viewControllers }
  }
}

extension UINavigationItem {
  /// Tells that the item's controller has left its stack; its navigation controller must be one that presents.
  public var popSignal: Signal<Void> { popCallbacker.providedSignal }

  var popCallbacker: Callbacker<Void> {
    if let callbacker = attachments[Callbacker<Void>?.self, default: nil] { return callbacker }
    let callbacker = Callbacker<Void>()
    attachments[Callbacker<Void>?.self, default: nil] = callbacker
    return callbacker
  }
}
