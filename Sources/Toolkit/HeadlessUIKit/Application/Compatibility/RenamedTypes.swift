import Foundation

// Names from before Swift 4.2, for code that has not been migrated.

/// The former name of ``UIApplication/LaunchOptionsKey``.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of ``UIBarButtonItem/SystemItem``.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The former name of ``UIView/noIntrinsicMetric``.
public let UIViewNoIntrinsicMetric: CGFloat = -1

/// Returns insets; the former name of their initializer.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension UIViewController {
  /// The former name of ``children``.
  public var childViewControllers: [UIViewController] { children }
  /// The former name of `addChild(_:)`.
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  /// The former name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// The former name of `didMove(toParent:)`.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  /// The former name of `willMove(toParent:)`.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

extension UIView {
  /// The former name of `bringSubviewToFront(_:)`.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The former name of `sendSubviewToBack(_:)`.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
