import Flow
import HeadlessUIKit

extension UIViewController {
  /// The bar button that dismisses the controller while it is presented; `nil` by default.
  public var dismissBarItem: UIBarButtonItem? {
    get { presentationState.dismissBarItem }
    set { presentationState.dismissBarItem = newValue }
  }

  /// Returns a signal of the taps on `dismissBarItem`, which shows while there are listeners.
  ///
  /// Custom styles call it. Without an item, the signal sends nothing.
  public func installDismissButton() -> Signal<Void> {
    Signal { send in
      guard let item = self.dismissBarItem else { return NilDisposer() }
      return DisposeBag(self.installDismissBarItem(item), item.onValue(send))
    }
  }

  /// Shows a button after the others at the leading side of the controller's bar.
  ///
  /// It appears at the next turn of the run loop. Containers show it in their first controller.
  ///
  /// - Parameter item: The button, which shows until the returned disposable is disposed of or
  ///   deallocated.
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

/// Returns a configuration for a presentation, which adds a button that dismisses the controller.
///
///     let details = UIViewController()
///     controller.present(details, configure: installDismiss(UIBarButtonItem(systemItem: .done)))
///
/// - Parameter item: The button; a tap on it ends the presentation.
public func installDismiss(_ item: UIBarButtonItem) -> @MainActor (UIViewController, DisposeBag) -> Void {
  { controller, _ in controller.dismissBarItem = item }
}

/// A controller with its own way to show dismiss items.
@MainActor
public protocol DismissInstallable {
  /// Shows a dismiss item.
  ///
  /// - Parameter item: The button, which shows until the returned disposable is disposed of.
  func customInstallDismissBarItem(_ item: UIBarButtonItem) -> any Disposable
}

extension UINavigationController: DismissInstallable {
  /// Shows the item in the first controller, as soon as there is one.
  ///
  /// - Parameter item: The button, which shows until the returned disposable is disposed of.
  public func customInstallDismissBarItem(_ item: UIBarButtonItem) -> any Disposable {
    installInFirst(item) { $0.viewControllers.first }
  }
}

extension UISplitViewController: DismissInstallable {
  /// Shows the item in the first controller, as soon as there is one.
  ///
  /// - Parameter item: The button, which shows until the returned disposable is disposed of.
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
