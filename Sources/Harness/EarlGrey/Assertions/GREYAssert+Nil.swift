/// Waits until the application is idle, then checks that an expression is nil.
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

/// Waits until the application is idle, then checks that an expression is nil; as EarlGrey 1 spells it.
@MainActor
public func GREYAssertNil(
  _ expression: @autoclosure () -> Any?,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertNil(expression(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that an expression is not nil.
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

/// Waits until the application is idle, then checks that an expression is not nil; as EarlGrey 1 spells it.
@MainActor
public func GREYAssertNotNil(
  _ expression: @autoclosure () -> Any?,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertNotNil(expression(), reason(), file: file, line: line)
}
