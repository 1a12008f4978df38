import Foundation

/// A bar with one look for content that continues under it, and another at the content's edge.
@MainActor
protocol ScrollEdgeBar: UIView {
  /// Whether the content ends at the bar; never so in a bar without a controller.
  var isAtScrollEdge: Bool { get set }
}

extension UINavigationBar: ScrollEdgeBar {}
extension UIToolbar: ScrollEdgeBar {}
extension UITabBar: ScrollEdgeBar {}

extension ScrollEdgeBar {
  /// Returns the color of the bar: at the edge of the content only the one that is for it, as
  /// since iOS 15.
  ///
  /// - Parameters:
  ///   - edge: The look at the edge; `nil` for the standard one without its background.
  ///   - standard: The look while content continues under the bar.
  ///   - tint: The color of a standard look that has none.
  func shownBackgroundColor(
    atEdge edge: UIBarAppearance?, else standard: UIBarAppearance, tint: UIColor?
  ) -> UIColor? {
    isAtScrollEdge ? edge?.backgroundColor : standard.backgroundColor ?? tint
  }

  /// Takes the look for the position of the content; without content that scrolls the bar is at its
  /// edge.
  func follow(_ scrollView: UIScrollView?, at edge: NSDirectionalRectEdge) {
    isAtScrollEdge = scrollView?.isScrolled(to: edge) ?? true
  }
}

extension UIScrollView {
  /// Whether the content is scrolled to its top or bottom, or beyond.
  fileprivate func isScrolled(to edge: NSDirectionalRectEdge) -> Bool {
    let insets = adjustedContentInset
    if edge == .top { return contentOffset.y <= -insets.top }
    return contentOffset.y + bounds.height >= contentSize.height + insets.bottom
  }
}

extension UINavigationController {
  /// Lets the bars take the looks for the position of the top controller's content.
  func updateScrollEdge() {
    navigationBar.follow(topViewController?.followedScrollView(for: .top), at: .top)
    toolbar.follow(topViewController?.followedScrollView(for: .bottom), at: .bottom)
  }
}

extension UITabBarController {
  /// Lets the bar take the look for the position of the selected controller's content.
  func updateScrollEdge() {
    let navigation = selectedViewController as? UINavigationController
    let controller = navigation?.topViewController ?? selectedViewController
    tabBar.follow(controller?.followedScrollView(for: .bottom), at: .bottom)
  }
}
