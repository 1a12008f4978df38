import HeadlessUIKit

extension EarlGrey {
  /// Takes exceptions with their details and place; stops the process until a test framework sets it.
  public static var exceptionHandler: (GREYFrameworkException, String, StaticString, UInt) -> Void = {
    exception, details, file, line in
    preconditionFailure("\(file):\(line): \(exception.name): \(exception.reason)\n\n\(details)")
  }

  /// Passes an exception on to ``exceptionHandler``.
  public static func handle(
    exception: GREYFrameworkException, details: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    exceptionHandler(exception, details, file, line)
  }
}
