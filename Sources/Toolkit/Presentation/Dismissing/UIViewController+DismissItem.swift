import Flow
import HeadlessUIKit

extension UIViewController {
  /// The button that dismisses the controller while it is presented; none by default.
  public var dismissBarItem: UIBarButtonItem? {
    get { presentationState.dismissBarItem }
    set { presentationState.dismissBarItem = newValue }
  }

  /// Shows ``dismissBarItem``, if there is one, while somebody listens, and tells taps on it; for styles of one's own.
  public func installDismissButton() -> Signal<Void> {
    Signal { tell in
      guard let item = self.dismissBarItem else { return NilDisposer() }
      return DisposeBag(self.installDismissBarItem(item), item.onValue(tell))
    }
  }

  /// Shows a button behind the others at the leading edge of the controller's bar, until the disposable is disposed of.
  ///
  /// It comes at the next turn of the run loop. Containers show it in their first controller.
  public func installDismissBarItem(_ item: UIBarButtonItem) -> any Disposable {
    if let installable = self as? any DismissInstallable {
      return installable.customInstallDismissBarItem(item)
    }
    let bag = DisposeBag()
    bag += Scheduler.main.disposableAsync(after: 0) {
      self.navigationItem.leftBarButtonItems = (self.navigationItem.leftBarButtonItems ?? []) + [item]
    }
    bag += { self.navigationItem.leftBarButtonItems?.removeAll { $0 === item } }
    return bag
  }
}

/// Prepares a controller to be presented with a button that dismisses it.
public func installDismiss(_ item: UIBarButtonItem) -> @MainActor (UIViewController, DisposeBag) -> Void {
  { controller, _ in controller.dismissBarItem = item }
}

/// A controller that shows dismiss items in a way of its own.
@MainActor
public protocol DismissInstallable {
  func customInstallDismissBarItem(_ item: UIBarButtonItem) -> any Disposable
}

extension UINavigationController: DismissInstallable {
  /// Shows the item in the first controller, once there is one.
  public func customInstallDismissBarItem(_ item: UIBarButtonItem) -> any Disposable {
    installInFirst(item) { $0.viewControllers.first }
  }
}

extension UISplitViewController: DismissInstallable {
  /// Shows the item in the first controller, once there is one.
  public func customInstallDismissBarItem(_ item: UIBarButtonItem) -> any Disposable {
    installInFirst(item) { $0.viewControllers.first }
  }
}

extension ChangeObservable where Self: UIViewController {
  fileprivate func installInFirst(
    _ item: UIBarButtonItem, first: @escaping (Self) -> UIViewController?
  ) -> any Disposable {
    let bag = DisposeBag()
    bag += changes(.viewControllers).atOnce().compactMap { first(self) }.onFirstValue { controller in
      bag += controller.installDismissBarItem(item)
    }
    return bag
  }
}
