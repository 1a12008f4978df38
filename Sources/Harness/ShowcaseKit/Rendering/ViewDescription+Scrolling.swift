import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let scrollView = ViewDescription(UIScrollView.self) { view, node in
    if view.contentOffset != .zero {
      node.add("offset", .numbers([Double(view.contentOffset.x), Double(view.contentOffset.y)]))
    }
    node.add("content", .numbers([Double(view.contentSize.width), Double(view.contentSize.height)]))
    node.add("zoom", view.zoomScale, unless: 1)
  }

  static let refreshControl = ViewDescription(UIRefreshControl.self, hidesParts: true) { control, node in
    node.mark("refreshing", control.isRefreshing)
  }
}
