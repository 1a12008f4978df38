import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let scrollView = ViewDescription(UIScrollView.self) { view, node in
    if view.contentOffset != .zero {
      node.add("offset", .numbers([view.contentOffset.x.snapped, view.contentOffset.y.snapped]))
    }
    node.add("content", .numbers([view.contentSize.width.snapped, view.contentSize.height.snapped]))
    node.add("zoom", view.zoomScale, unless: 1)
  }

  static let refreshControl = ViewDescription(UIRefreshControl.self, hidesParts: true) { control, node in
    node.mark("refreshing", control.isRefreshing)
  }
}
