/// A value, or any error.
public typealias Result<Value> = Swift.Result<Value, any Error>

extension Swift.Result where Failure == any Error {
  /// The value; `nil` for a failure.
  public var value: Success? { try? get() }

  /// The error; `nil` for a success.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Swift.Result where Success == Void, Failure == any Error {
  /// Success without a value.
  public static var success: Self { .success(()) }
}
