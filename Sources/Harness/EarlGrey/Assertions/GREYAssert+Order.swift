/// Waits until the application is idle, then checks that the first value is greater than the
/// second.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's first value is not greater than the second",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    let (a, b) = (first(), second())
    return a > b ? nil : "(((a)) > ((b))) failed, (\"\(a)\") is not greater than (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that the first value is greater than the
/// second.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertGreaterThan<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertGreaterThan(first(), second(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that the first value is not less than the
/// second.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertGreaterThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's first value is less than the second",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    let (a, b) = (first(), second())
    return a >= b ? nil : "(((a)) >= ((b))) failed, (\"\(a)\") is less than (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that the first value is not less than the
/// second.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertGreaterThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertGreaterThanOrEqual(first(), second(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that the first value is less than the second.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's first value is not less than the second",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    let (a, b) = (first(), second())
    return a < b ? nil : "(((a)) < ((b))) failed, (\"\(a)\") is not less than (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that the first value is less than the second.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertLessThan<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertLessThan(first(), second(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that the first value is not greater than the
/// second.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertLessThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's first value is greater than the second",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    let (a, b) = (first(), second())
    return a <= b ? nil : "(((a)) <= ((b))) failed, (\"\(a)\") is greater than (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that the first value is not greater than the
/// second.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertLessThanOrEqual<Value: Comparable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertLessThanOrEqual(first(), second(), reason(), file: file, line: line)
}
