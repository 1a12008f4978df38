import Foundation
import HeadlessUIKit

/// Runs a script in a web view, and waits for its result.
///
/// The stage's web view does not run scripts: `WKWebView.javaScriptHandler` returns their results.
///
/// - Parameters:
///   - script: The source of the script.
///   - result: Receives the result's description; `nil` if the script has no result.
@MainActor
public func grey_javaScriptExecution(
  _ script: String, _ result: EDORemoteVariable<NSString>? = nil
) -> GREYAction {
  let constraints = grey_allOf([ActionConstraints.noSystemAlert, grey_kindOfClass(WKWebView.self)])
  return GREYAction("Execute JavaScript", constraints: constraints) { element throws(GREYActionFailed) in
    guard let webView = element as? WKWebView else { return }
    let value = try webView.run(script)
    result?.object = value.map { NSString(string: "\($0)") }
  }
}

extension WKWebView {
  fileprivate func run(_ script: String) throws(GREYActionFailed) -> Any? {
    var outcome: (value: Any?, error: (any Error)?)?
    evaluateJavaScript(script) { outcome = ($0, $1) }
    // The handler may return the result later; the action must wait for it.
    UIApplication.shared.settle()
    guard let outcome else {
      throw GREYActionFailed("The script did not end.", code: Self.interactionFailed)
    }
    if let error = outcome.error {
      throw GREYActionFailed(error.localizedDescription, code: Self.interactionFailed)
    }
    return outcome.value
  }

  /// EarlGrey's code for a script that fails.
  private static var interactionFailed: Int { 7 }
}

/// A variable that receives an action's output; the name is EarlGrey 2's.
///
///     let result = EDORemoteVariable<NSString>()
///     let webView = WKWebView()
///     webView.javaScriptHandler = { script in script == "1 + 1" ? 2 : nil }
///     EarlGrey.selectElement(with: grey_kindOfClass(WKWebView.self))
///       .perform(grey_javaScriptExecution("1 + 1", result))
///     result.object  // "2" if the web view is on the screen
@MainActor
public final class EDORemoteVariable<Object> {
  /// The output of the last action; `nil` before the first.
  public var object: Object?

  /// Creates an empty variable.
  public init() {}
}
