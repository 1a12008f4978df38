import HeadlessUIKit

extension ChangeObservable {
  /// Tells changes of a kind.
  public func changes(_ change: ObservableChange) -> Signal<Void> {
    Signal { tell in
      let token = self.addObserver(of: change) { tell(()) }
      return Disposer { self.removeObserver(token) }
    }
  }
}

extension UIView {
  /// The window that the view is in, and its changes.
  public var windowSignal: ReadSignal<UIWindow?> {
    changes(.window).readable(getValue: {}).map { self.window }
  }

  /// Whether the view is in a window.
  public var hasWindowSignal: ReadSignal<Bool> { windowSignal.map { $0 != nil } }

  /// Tells that the view has laid out its subviews.
  public var didLayoutSignal: Signal<Void> { changes(.layout) }
}

extension UIViewController {
  /// The size that the controller would like to have, and its changes.
  public var preferredContentSizeSignal: ReadSignal<CGSize> {
    changes(.preferredContentSize).readable(getValue: {}).map { self.preferredContentSize }
  }
}
