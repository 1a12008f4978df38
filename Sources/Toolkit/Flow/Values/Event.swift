/// An event of a signal: a value, or the end.
///
///     let bag = DisposeBag()
///     bag += Signal(just: 1, 2).take(first: 1).onEvent { event in
///       switch event {
///       case .value(let value): print(value)  // 1
///       case .end(let error): print(error ?? "end")  // end
///       }
///     }
public enum Event<Value> {
  /// A value.
  case value(Value)
  /// The end, after which there are no events; with the error that caused it, or `nil`.
  case end((any Error)?)

  /// The end without an error.
  public static var end: Event { .end(nil) }

  /// The value; `nil` at the end.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// The error at the end; `nil` if there is no error.
  public var error: (any Error)? {
    if case .end(let error) = self { error } else { nil }
  }

  /// Whether the event is the end, with or without an error.
  public var isEnd: Bool {
    if case .end = self { true } else { false }
  }

  /// Returns the event with the transformed value, or the end with an error that `transform`
  /// throws.
  func map<Other>(_ transform: (Value) throws -> Other) -> Event<Other> {
    switch self {
    case .end(let error): return .end(error)
    case .value(let value):
      do { return .value(try transform(value)) } catch { return .end(error) }
    }
  }
}
