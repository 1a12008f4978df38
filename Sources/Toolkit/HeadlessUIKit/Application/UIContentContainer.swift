import Foundation

/// What adapts its content to a size and to traits: controllers.
@MainActor
public protocol UIContentContainer: AnyObject {
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
}

extension UIViewController: UIContentContainer {
  /// Tells the children, and what the controller presents.
  func passOn(_ message: (UIViewController) -> Void) {
    children.forEach(message)
    if let ownPresented { message(ownPresented) }
  }
}
