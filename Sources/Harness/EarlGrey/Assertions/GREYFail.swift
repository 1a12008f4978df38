import Foundation
import HeadlessUIKit

/// Fails at once, without waiting for the application.
///
/// - Parameters:
///   - reason: The reason; `%@` in it is replaced by the details.
///   - details: Further text, which follows a reason without `%@`.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYFail(
  _ reason: String = "Generic EarlGrey exception thrown.", _ details: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let lead = "A GREYFail call was hit. Look at the Test Log for more details."
  let placeholder = reason.range(of: "%@")
  let whole = placeholder.map { reason.replacingCharacters(in: $0, with: details) } ?? reason
  let rest = placeholder == nil && !details.isEmpty ? [details] : []
  Check(reason: whole, file: file, line: line).fail(
    kGREYGenericFailureException, whole, ([lead, whole] + rest).joined(separator: "\n\n"))
}

/// Fails at once with a reason and details, without waiting for the application.
///
/// - Parameters:
///   - reason: The first paragraph of the failure; `%@` in it is not replaced.
///   - details: The second paragraph.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYFailWithDetails(
  _ reason: String, _ details: String, file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: reason, file: file, line: line).fail(
    kGREYGenericFailureException, reason, "\(reason)\n\n\(details)")
}

/// Waits until the application is idle, and fails if that takes too long.
///
/// - Parameters:
///   - reason: The first sentence of the failure.
///   - timeout: The virtual seconds to wait; by default those of an interaction.
///   - file: The file that failures name.
///   - line: The line that failures name.
@MainActor
public func GREYWaitForAppToIdle(
  _ reason: String = "Application did not idle.", timeout: TimeInterval? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  let busy = EarlGrey.waitForIdle(within: timeout)
  guard !busy.isEmpty else { return }
  Check(reason: reason, file: file, line: line).fail(kGREYTimeoutException, reason, BusyResource.report(busy))
}

/// Waits until the application is idle, and fails if that takes more than the timeout in virtual seconds.
///
/// - Parameters:
///   - timeout: Virtual seconds, at most an hour; negative values count as 0.
///   - reason: The first sentence of the failure.
///   - file: The file that failures name.
///   - line: The line that failures name.
@MainActor
public func GREYWaitForAppToIdleWithTimeout(
  _ timeout: TimeInterval, _ reason: String = "Application did not idle.", file: StaticString = #filePath,
  line: UInt = #line
) {
  GREYWaitForAppToIdle(reason, timeout: timeout, file: file, line: line)
}

/// One check of an assert function: the reason of its failure and its position in the test.
@MainActor
struct Check {
  let reason: String
  let file: StaticString
  let line: UInt

  /// Waits until the application is idle, then calls a closure that returns what is wrong, if
  /// anything.
  ///
  /// If the application stays busy, the check fails with a timeout, and the closure is not called.
  func run(_ failure: () -> String?) {
    let busy = EarlGrey.waitForIdle()
    if !busy.isEmpty {
      fail(
        kGREYTimeoutException, "App not idle while waiting to assert: \(reason)", BusyResource.report(busy))
    } else if let details = failure() {
      fail(kGREYAssertionFailedException, reason, details)
    }
  }

  /// Passes the failure on to the failure handler.
  func fail(_ name: String, _ reason: String, _ details: String) {
    EarlGrey.handle(
      exception: GREYFrameworkException(name: name, reason: reason), details: details, file: file, line: line)
  }
}
