import CoreGraphics
import QuartzCore
import WebKit

/// The modules that an app imports in addition to UIKit, used by their names.
@MainActor
struct Link {
  let rect: CoreGraphics.CGRect = CGRect(x: 1, y: 2, width: 3, height: 4)
  let layer: QuartzCore.CALayer = CALayer()
  let view: WebKit.WKWebView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
}
