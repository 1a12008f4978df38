import HeadlessUIKit

/// A failure as passed to EarlGrey's failure handlers.
public struct GREYFrameworkException: Error, Hashable, Sendable {
  /// One of the names below, or the domain of an interaction's error.
  public let name: String
  /// The reason, in a sentence.
  public let reason: String

  /// Creates an exception with a name and a reason.
  ///
  /// - Parameters:
  ///   - name: One of the constants below, or the domain of an interaction's error.
  ///   - reason: The reason, in a sentence.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// The name of the failure of a `GREYAssert` function.
public let kGREYAssertionFailedException = "AssertionFailedException"
/// The name of the failure of a wait: the application did not become idle in time.
public let kGREYTimeoutException = "TimeoutException"
/// The name of the failure of a `GREYFail` function.
public let kGREYGenericFailureException = "GenericFailureException"

extension EarlGrey {
  /// Called with each failure that no error pointer receives: the exception, its details, the file and
  /// the line.
  ///
  /// The details of an interaction are its whole report. By default, a failure is raised as an
  /// exception of the application, as in EarlGrey: it fails the scenario on a stage, and ends the
  /// process elsewhere.
  public static var failureHandler: (GREYFrameworkException, String, StaticString, UInt) -> Void = {
    exception, details, file, line in
    let text = details.contains(exception.reason) ? details : "\(exception.reason)\n\n\(details)"
    let fileName = "\(file)".split(separator: "/").last ?? ""
    UIException.raise(.init(rawValue: exception.name), "\(fileName):\(line): \(text)")
  }

  /// Passes an exception on to ``failureHandler``.
  ///
  /// - Parameters:
  ///   - exception: The name and the reason.
  ///   - details: The rest of the report; for an interaction, the whole report.
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  public static func handle(
    exception: GREYFrameworkException, details: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    failureHandler(exception, details, file, line)
  }
}
