/// Waits until the application is idle, then checks that an expression is true.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssert(
  _ expression: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = "Assert on expression Failed", file: StaticString = #filePath,
  line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    expression() ? nil : "((cond) is true) failed"
  }
}

/// Waits until the application is idle, then checks that an expression is true.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the
///     check.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssert(
  _ expression: @autoclosure () -> Bool,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssert(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is true.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertTrue(
  _ expression: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = "Expression is not true", file: StaticString = #filePath,
  line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    expression() ? nil : "(((x)) is true) failed"
  }
}

/// Waits until the application is idle, then checks that an expression is true.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the
///     check.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertTrue(
  _ expression: @autoclosure () -> Bool,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertTrue(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is false.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertFalse(
  _ expression: @autoclosure () -> Bool,
  _ message: @autoclosure () -> String = "Expression is not false", file: StaticString = #filePath,
  line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    expression() ? "(((x)) is false) failed" : nil
  }
}

/// Waits until the application is idle, then checks that an expression is false.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the
///     check.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertFalse(
  _ expression: @autoclosure () -> Bool,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertFalse(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that two values are equal.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's compared values are not equal",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    // Evaluated once each, so that the text has the values that were compared.
    let (a, b) = (first(), second())
    return a == b ? nil : "(((a)) == ((b))) failed, (\"\(a)\") is not equal to (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that two values are equal.
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
public func GREYAssertEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertEqual(first(), second(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that two values are not equal.
///
/// - Parameters:
///   - first: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - second: Evaluated once, after the first value.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's compared values are equal",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    // Evaluated once each, so that the text has the values that were compared.
    let (a, b) = (first(), second())
    return a != b ? nil : "(((a)) != ((b))) failed, (\"\(a)\") is equal to (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that two values are not equal.
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
public func GREYAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertNotEqual(first(), second(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is nil.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertNil(
  _ expression: @autoclosure () -> Any?,
  _ message: @autoclosure () -> String = "Expression is not nil", file: StaticString = #filePath,
  line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    expression().map { "(((x)) == nil) failed: \($0)" }
  }
}

/// Waits until the application is idle, then checks that an expression is nil.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the
///     check.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertNil(
  _ expression: @autoclosure () -> Any?,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertNil(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is not nil.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the check.
///   - message: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertNotNil(
  _ expression: @autoclosure () -> Any?,
  _ message: @autoclosure () -> String = "Expression is nil", file: StaticString = #filePath,
  line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    expression() == nil ? "(((x)) != nil) failed: nil" : nil
  }
}

/// Waits until the application is idle, then checks that an expression is not nil.
///
/// This is EarlGrey 1's form of the function.
///
/// - Parameters:
///   - expression: Evaluated once; not evaluated if the application stays busy, which fails the
///     check.
///   - reason: The reason of the failure.
///   - file: The file that the failure names.
///   - line: The line that the failure names.
@MainActor
public func GREYAssertNotNil(
  _ expression: @autoclosure () -> Any?,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertNotNil(expression(), reason(), file: file, line: line)
}
