import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct JavaScriptTests {
  private func webView(_ answer: (@MainActor (String) throws -> Any?)?) -> WKWebView {
    let view = WKWebView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.accessibilityIdentifier = "web"
    view.javaScriptHandler = answer
    return view
  }

  @Test func `A script's result is described`() {
    forEachRow([("1 + 1", "2"), ("null", nil)] as [(String, String?)]) { script, description in
      let result = EDORemoteVariable<NSString>()
      var scripts: [String] = []
      let view = webView { script in
        scripts.append(script)
        return script == "null" ? nil : 2
      }
      expectEqual(grey_javaScriptExecution(script).name, "Execute JavaScript")
      try onScreen(view) { try perform(grey_javaScriptExecution(script, result), on: "web") }
      expectEqual(scripts, [script])
      expectEqual(result.object.map { "\($0)" }, description)
    }
  }

  @Test func `A script that fails reports why, and only a web view runs scripts`() {
    // A script that fails reports the reason, with code 7.
    onScreen(webView(nil)) {
      let error = failure { () throws(GREYError) in try perform(grey_javaScriptExecution("x"), on: "web") }
      expectEqual(error?.reasonText.hasPrefix("A JavaScript exception occurred"), true)
      expectEqual(error?.domain, .interaction)
      expectEqual(error?.code, 7)
    }
    // Only a web view runs scripts.
    onScreen(box("web")) {
      let error = failure { () throws(GREYError) in try perform(grey_javaScriptExecution("x"), on: "web") }
      expectEqual(error?.reason, .constraintsFailed("kindOfClass('WKWebView')"))
    }
  }
}
