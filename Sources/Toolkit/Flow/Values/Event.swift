/// What a signal tells: values, and at most one end.
public enum Event<Value> {
  case value(Value)
  /// Nothing comes any more, because of an error if there is one.
  case end((any Error)?)

  /// The end without an error.
  public static var end: Event { .end(nil) }

  /// The value, if it is one.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The error at the end, if there is one.
  public var error: (any Error)? {
    if case .end(let error) = self { error } else { nil }
  }

  public var isEnd: Bool {
    if case .end = self { true } else { false }
  }

  /// Changes the value; what throws is an end.
  func map<Other>(_ transform: (Value) throws -> Other) -> Event<Other> {
    switch self {
    case .end(let error): return .end(error)
    case .value(let value):
      do { return .value(try transform(value)) } catch { return .end(error) }
    }
  }
}
