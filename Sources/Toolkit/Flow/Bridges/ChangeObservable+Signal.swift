import HeadlessUIKit

extension ChangeObservable {
  /// Returns a signal that sends a value at each change of a kind.
  ///
  /// - Parameter change: The kind of change, such as `window` or `layout`.
  public func changes(_ change: ObservableChange) -> Signal<Void> {
    Signal { send in
      let token = self.addObserver(of: change) { send(()) }
      return Disposer { self.removeObserver(token) }
    }
  }
}

extension UIView {
  /// The window of the view, or `nil`; sends its changes.
  public var windowSignal: ReadSignal<UIWindow?> {
    changes(.window).readable(getValue: {}).map { self.window }
  }

  /// Whether the view is in a window; sends a value whenever the window changes.
  public var hasWindowSignal: ReadSignal<Bool> { windowSignal.map { $0 != nil } }

  /// Sends a value each time the view has laid out its subviews.
  public var didLayoutSignal: Signal<Void> { changes(.layout) }
}

extension UIViewController {
  /// The preferred size of the controller's view in points; sends its changes.
  public var preferredContentSizeSignal: ReadSignal<CGSize> {
    changes(.preferredContentSize).readable(getValue: {}).map { self.preferredContentSize }
  }
}
