import Foundation
import HeadlessUIKit

/// Fails at once, and waits for nothing.
///
/// The details stand where the reason has a `%@`, or else below it.
@MainActor
public func GREYFail(
  _ reason: String = "Generic EarlGrey exception thrown.", _ details: String = "",
  file: StaticString = #filePath, line: UInt = #line
) {
  let lead = "A GREYFail call was hit. Look at the Test Log for more details."
  let place = reason.range(of: "%@")
  let whole = place.map { reason.replacingCharacters(in: $0, with: details) } ?? reason
  let rest = place == nil && !details.isEmpty ? [details] : []
  Check(reason: whole, file: file, line: line).fail(
    kGREYGenericFailureException, whole, ([lead, whole] + rest).joined(separator: "\n\n"))
}

/// Fails at once with a reason and details, and waits for nothing.
@MainActor
public func GREYFailWithDetails(
  _ reason: String, _ details: String, file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: reason, file: file, line: line).fail(
    kGREYGenericFailureException, reason, "\(reason)\n\n\(details)")
}

/// Waits until the application is idle, and fails if it is not within some virtual seconds.
///
/// - Parameters:
///   - reason: What the failure says first.
///   - timeout: How long; by default as long as an interaction may take.
@MainActor
public func GREYWaitForAppToIdle(
  _ reason: String = "Application did not idle.", timeout: TimeInterval? = nil,
  file: StaticString = #filePath, line: UInt = #line
) {
  let busy = EarlGrey.waitForIdle(within: timeout)
  guard !busy.isEmpty else { return }
  Check(reason: reason, file: file, line: line).fail(kGREYTimeoutException, reason, BusyResource.report(busy))
}

/// Waits until the application is idle, and fails if it is not within some virtual seconds.
@MainActor
public func GREYWaitForAppToIdleWithTimeout(
  _ timeout: TimeInterval, _ reason: String = "Application did not idle.", file: StaticString = #filePath,
  line: UInt = #line
) {
  GREYWaitForAppToIdle(reason, timeout: timeout, file: file, line: line)
}
