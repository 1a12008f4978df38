/// A value, or any error in its place.
public typealias Result<Value> = Swift.Result<Value, any Error>

extension Swift.Result where Failure == any Error {
  /// The value, if there is one.
  public var value: Success? { try? get() }

  /// The error, if there is one.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension Swift.Result where Success == Void, Failure == any Error {
  /// Success without a value.
  public static var success: Self { .success(()) }
}
