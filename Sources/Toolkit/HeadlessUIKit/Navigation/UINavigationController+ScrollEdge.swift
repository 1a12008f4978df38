import Foundation

extension UINavigationController {
  /// Lets the bar take the look for content that is at its top, or the one for content behind it.
  func updateScrollEdge() {
    let scrollView = topViewController?.viewIfLoaded?.scrollViewAtTop
    navigationBar.isAtScrollEdge =
      scrollView.map { $0.contentOffset.y <= -$0.adjustedContentInset.top } ?? true
  }
}

extension UIScrollView {
  /// Whether this is the content of a controller in a navigation or tab bar controller.
  var isContentBetweenBars: Bool {
    let root = sequence(first: self as UIView, next: \.superview).first { $0.viewController != nil }
    guard let root, let controller = root.viewController, root.scrollViewAtTop === self else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }
}

extension UIView {
  /// The scroll view that a bar above the view's content follows: the view itself or its first
  /// subview, as UIKit finds it.
  fileprivate var scrollViewAtTop: UIScrollView? {
    sequence(first: self, next: \.subviews.first).first { $0 is UIScrollView } as? UIScrollView
  }

  /// Reports that the view's content moved to the navigation controller around it, if there is one.
  func reportScrollingToBars() {
    let root = sequence(first: self, next: \.superview).first { $0.viewController != nil }
    root?.viewController?.navigationController?.updateScrollEdge()
  }
}
