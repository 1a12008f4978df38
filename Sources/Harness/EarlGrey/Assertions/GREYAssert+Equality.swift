/// Waits until the application is idle, then checks that two values are equal.
@MainActor
public func GREYAssertEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's compared values are not equal",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    let (a, b) = (first(), second())
    return a == b ? nil : "(((a)) == ((b))) failed, (\"\(a)\") is not equal to (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that two values are equal; as EarlGrey 1 spells it.
@MainActor
public func GREYAssertEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertEqual(first(), second(), reason(), file: file, line: line)
}

/// Waits until the application is idle, then checks that two values are not equal.
@MainActor
public func GREYAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  _ message: @autoclosure () -> String = "Expression's compared values are equal",
  file: StaticString = #filePath, line: UInt = #line
) {
  Check(reason: message(), file: file, line: line).run {
    let (a, b) = (first(), second())
    return a != b ? nil : "(((a)) != ((b))) failed, (\"\(a)\") is equal to (\"\(b)\")"
  }
}

/// Waits until the application is idle, then checks that two values are not equal; as EarlGrey 1 spells it.
@MainActor
public func GREYAssertNotEqual<Value: Equatable>(
  _ first: @autoclosure () -> Value, _ second: @autoclosure () -> Value,
  reason: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  GREYAssertNotEqual(first(), second(), reason(), file: file, line: line)
}
