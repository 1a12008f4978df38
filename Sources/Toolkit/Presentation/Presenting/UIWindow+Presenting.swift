import Flow
import HeadlessUIKit

extension UIWindow {
  /// Shows what is presented as the window's root, and the window itself.
  ///
  /// - Parameter options: Only ``PresentationOptions/embedInNavigationController`` is heeded, and it is not by default.
  /// - Returns: Keeps the window and the result; disposing of it leaves the root where it is.
  public func present<P: Presentable>(
    _ presentable: P, options: PresentationOptions = []
  ) -> any Disposable where P.Matter: UIViewController, P.Result == any Disposable {
    let bag = DisposeBag()
    bag.hold(self)
    rootViewController = presentable.materialize(into: bag).embededInNavigationController(options)
    makeKeyAndVisible()
    return bag
  }
}
