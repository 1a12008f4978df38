/// Waits until the application is idle, then checks that an expression is true.
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

/// Waits until the application is idle, then checks that an expression is true; as EarlGrey 1 spells it.
@MainActor
public func GREYAssert(
  _ expression: @autoclosure () -> Bool,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssert(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is true.
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

/// Waits until the application is idle, then checks that an expression is true; as EarlGrey 1 spells it.
@MainActor
public func GREYAssertTrue(
  _ expression: @autoclosure () -> Bool,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertTrue(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is false.
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

/// Waits until the application is idle, then checks that an expression is false; as EarlGrey 1 spells it.
@MainActor
public func GREYAssertFalse(
  _ expression: @autoclosure () -> Bool,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertFalse(expression(), reason(), file: file, line: line)
}
