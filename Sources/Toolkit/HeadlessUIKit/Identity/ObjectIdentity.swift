/// An object that equals itself alone, as UIKit's objects do, which are `NSObject`s.
///
/// They can be compared, found in arrays, and be keys of dictionaries and members of sets. The order
/// of a set depends on addresses, on iOS as well as here: no tree should come from it.
public protocol ObjectIdentity: AnyObject, Hashable {}

extension ObjectIdentity {
  /// Whether both are one object.
  public nonisolated static func == (left: Self, right: Self) -> Bool { left === right }

  /// Adds the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Whether a value is this object.
  public nonisolated func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
}

extension CAAnimation: ObjectIdentity {}
extension CADisplayLink: ObjectIdentity {}
extension CAEmitterCell: ObjectIdentity {}
extension CALayer: ObjectIdentity {}
extension NSLayoutConstraint: ObjectIdentity {}
extension UIAccessibilityCustomAction: ObjectIdentity {}
extension UIActivity: ObjectIdentity {}
extension UIAlertAction: ObjectIdentity {}
extension UIApplication: ObjectIdentity {}
extension UIBarButtonItem: ObjectIdentity {}
extension UICollectionViewLayout: ObjectIdentity {}
extension UIContextMenuInteraction: ObjectIdentity {}
extension UIEvent: ObjectIdentity {}
extension UIGestureRecognizer: ObjectIdentity {}
extension UIKeyCommand: ObjectIdentity {}
extension UILayoutGuide: ObjectIdentity {}
extension UIMenuElement: ObjectIdentity {}
extension UINavigationItem: ObjectIdentity {}
extension UINib: ObjectIdentity {}
extension UIPresentationController: ObjectIdentity {}
extension UIResponder: ObjectIdentity {}
extension UIScreen: ObjectIdentity {}
extension UIStoryboard: ObjectIdentity {}
extension UIStoryboardSegue: ObjectIdentity {}
extension UITabBarItem: ObjectIdentity {}
extension UIVisualEffect: ObjectIdentity {}
extension UIViewPropertyAnimator: ObjectIdentity {}
extension WKNavigation: ObjectIdentity {}
