import HeadlessUIKit

/// One check of an assert function: what it says when it fails, and where it stands.
@MainActor
struct Check {
  let reason: String
  let file: StaticString
  let line: UInt

  /// Waits until the application is idle, then asks for what is wrong; `nil` is nothing.
  ///
  /// An application that stays busy fails with a timeout, and is asked nothing.
  func run(_ failure: () -> String?) {
    let busy = EarlGrey.waitForIdle()
    if !busy.isEmpty {
      fail(
        kGREYTimeoutException, "App not idle while waiting to assert: \(reason)", BusyResource.report(busy))
    } else if let details = failure() {
      fail(kGREYAssertionFailedException, reason, details)
    }
  }

  /// Hands the failure on.
  func fail(_ name: String, _ reason: String, _ details: String) {
    EarlGrey.handle(
      exception: GREYFrameworkException(name: name, reason: reason), details: details, file: file, line: line)
  }
}
