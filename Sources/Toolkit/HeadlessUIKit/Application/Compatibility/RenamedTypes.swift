import Foundation

// Names from before Swift 4.2, for code that has not been migrated.

/// The former name of ``UIApplication/LaunchOptionsKey``.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of ``UIBarButtonItem/SystemItem``.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// The former name of ``UIView/noIntrinsicMetric``.
public let UIViewNoIntrinsicMetric: CGFloat = -1

/// Returns insets; the former name of their initializer.
///
/// - Parameters:
///   - top: The inset of the top edge, in points.
///   - left: The inset of the left edge, in points.
///   - bottom: The inset of the bottom edge, in points.
///   - right: The inset of the right edge, in points.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

extension UIViewController {
  /// The former name of ``children``.
  public var childViewControllers: [UIViewController] { children }
  /// The former name of `addChild(_:)`.
  ///
  /// - Parameter childController: The new child; an ancestor raises an exception.
  public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
  /// The former name of `removeFromParent()`.
  public func removeFromParentViewController() { removeFromParent() }
  /// The former name of `didMove(toParent:)`.
  ///
  /// - Parameter parent: The new parent; `nil` if the controller was removed.
  public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
  /// The former name of `willMove(toParent:)`.
  ///
  /// - Parameter parent: The new parent; `nil` if the controller is about to be removed.
  public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
}

extension UIView {
  /// The former name of `bringSubviewToFront(_:)`.
  ///
  /// - Parameter view: A subview, which then covers its siblings.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// The former name of `sendSubviewToBack(_:)`.
  ///
  /// - Parameter view: A subview, which its siblings then cover.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}
