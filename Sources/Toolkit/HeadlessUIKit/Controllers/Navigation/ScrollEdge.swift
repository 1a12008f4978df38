import Foundation

/// A bar with one look for content that continues under it and another for the content's edge.
@MainActor
protocol ScrollEdgeBar: UIView {
  /// Whether the content ends at the bar; always `false` in a bar without a controller.
  var isAtScrollEdge: Bool { get set }
  /// Whether content continues under the bar; always `false` in a bar without a controller.
  var hasContentUnder: Bool { get set }
}

extension UINavigationBar: ScrollEdgeBar {}
extension UIToolbar: ScrollEdgeBar {}
extension UITabBar: ScrollEdgeBar {}

extension ScrollEdgeBar {
  /// Returns the color of the bar. As since iOS 15, only the look at the edge applies there.
  ///
  /// - Parameters:
  ///   - edge: The look at the edge; `nil` for the standard look without its background.
  ///   - standard: The look while content continues under the bar.
  ///   - tint: The color if the standard look has none.
  func shownBackgroundColor(
    atEdge edge: UIBarAppearance?, else standard: UIBarAppearance, tint: UIColor?
  ) -> UIColor? {
    isAtScrollEdge ? edge?.backgroundColor : standard.backgroundColor ?? tint
  }

  /// Updates the look for the content's position. Without a scroll view, the bar is at the edge.
  func follow(_ scrollView: UIScrollView?, at edge: NSDirectionalRectEdge) {
    isAtScrollEdge = scrollView?.isScrolled(to: edge) ?? true
    hasContentUnder = !isAtScrollEdge
  }
}

extension UIScrollView {
  /// Returns whether the content is scrolled to its top or bottom, or beyond.
  fileprivate func isScrolled(to edge: NSDirectionalRectEdge) -> Bool {
    let insets = adjustedContentInset
    if edge == .top { return contentOffset.y <= -insets.top }
    return contentOffset.y + bounds.height >= contentSize.height + insets.bottom
  }
}

extension UINavigationController {
  /// Updates the bars' looks for the position of the top controller's content.
  func updateScrollEdge() {
    navigationBar.follow(topViewController?.followedScrollView(for: .top), at: .top)
    toolbar.follow(topViewController?.followedScrollView(for: .bottom), at: .bottom)
  }
}

extension UITabBarController {
  /// Updates the bar's look for the position of the selected controller's content.
  func updateScrollEdge() {
    let navigation = selectedViewController as? UINavigationController
    let controller = navigation?.topViewController ?? selectedViewController
    tabBar.follow(controller?.followedScrollView(for: .bottom), at: .bottom)
  }
}
