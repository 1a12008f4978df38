import HeadlessUIKit

extension EarlGrey {
  /// Takes the failures that nobody catches: the exception, its details, and the place in the test.
  ///
  /// The details of an interaction are its whole report. By default a failure is raised as an exception of the
  /// application, as in EarlGrey: it fails the scenario on a stage, and ends the process elsewhere.
  public static var failureHandler: (GREYFrameworkException, String, StaticString, UInt) -> Void = {
    exception, details, file, line in
    let text = details.contains(exception.reason) ? details : "\(exception.reason)\n\n\(details)"
    let fileName = "\(file)".split(separator: "/").last ?? ""
    UIException.raise(.init(rawValue: exception.name), "\(fileName):\(line): \(text)")
  }

  /// Passes an exception on to ``failureHandler``.
  public static func handle(
    exception: GREYFrameworkException, details: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    failureHandler(exception, details, file, line)
  }
}
