import HeadlessUIKit
import RenderTree

extension ViewDescription {
  static let webView = ViewDescription(WKWebView.self) { view, node in
    node.text = view.title
    node.add("url", view.url.map { .string($0.absoluteString) })
    node.mark("loading", view.isLoading)
    if view.isLoading { node.add("progress", .number(view.estimatedProgress)) }
  }
}
