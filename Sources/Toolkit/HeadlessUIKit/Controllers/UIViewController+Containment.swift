import Foundation

extension UIViewController {
  /// Adds a child; adding its view and `didMove(toParent:)` are the caller's.
  public func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    let stage = appearance
    guard stage != .disappeared else { return }
    child.transition(to: stage, animated: false)
  }

  /// Takes the controller out of its parent; taking its view out and `willMove(toParent:)` are the caller's.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    transition(to: .disappeared, animated: false)
    didMove(toParent: nil)
  }

  /// The closest navigation controller above.
  public var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }
}
