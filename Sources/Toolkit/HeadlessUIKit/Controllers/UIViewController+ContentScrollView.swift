import Foundation

/// The scroll views that the bars around a controller follow.
struct ContentScrollViews {
  weak var top: UIScrollView?
  weak var leading: UIScrollView?
  weak var bottom: UIScrollView?
  weak var trailing: UIScrollView?

  /// The scroll view of one edge; `nil` for an empty set or several edges.
  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    default: nil
    }
  }

  mutating func set(_ scrollView: UIScrollView?, for edges: NSDirectionalRectEdge) {
    if edges.contains(.top) { top = scrollView }
    if edges.contains(.leading) { leading = scrollView }
    if edges.contains(.bottom) { bottom = scrollView }
    if edges.contains(.trailing) { trailing = scrollView }
  }
}

extension UIViewController {
  /// Sets the scroll view that the bars at some edges follow, instead of the one that they find.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view; `nil` for the one that bars find: the first scroll view among
  ///     the controller's view, that view's first subview, and so on.
  ///   - edge: The edges of the bars.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    updateBarsAround()
  }

  /// Sets the scroll view that all bars follow.
  ///
  /// - Parameter scrollView: The scroll view, which is not retained; `nil` for the one that the
  ///   bars find.
  public func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }

  /// Returns the scroll view that was set for an edge; `nil` if none was set.
  ///
  /// - Parameter edge: A single edge; several edges at once have no scroll view.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews[edge] }

  /// The scroll view that a bar at an edge follows: the one that was set, otherwise the one found
  /// in the view.
  func followedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded?.scrollViewAtTop
  }

  /// Updates the bars of the surrounding containers for the content's position.
  func updateBarsAround() {
    navigationController?.updateScrollEdge()
    tabBarController?.updateScrollEdge()
  }
}

extension UIView {
  /// The scroll view that a bar around the view's content follows: the view itself or its first
  /// subview, as UIKit finds it.
  var scrollViewAtTop: UIScrollView? {
    sequence(first: self, next: \.subviews.first).first { $0 is UIScrollView } as? UIScrollView
  }
}

extension UIScrollView {
  /// Whether this is the content of a controller in a navigation or tab bar controller.
  var isContentBetweenBars: Bool {
    guard let controller = closestController, controller.view.scrollViewAtTop === self else { return false }
    return controller.navigationController != nil || controller.tabBarController != nil
  }

  /// Updates the bars around the content's controller for its position.
  func reportPositionToBars() {
    closestController?.updateBarsAround()
  }

  private var closestController: UIViewController? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap(\.viewController).first
  }
}
