/// Values that a library above the toolkit keeps with an object, one for each type.
///
/// UIKit code uses Objective-C's associated objects for this.
public struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a store without values.
  init() {}

  /// The value of a type; reading one that was never set evaluates `make`, and does not keep the
  /// result.
  public subscript<Value>(type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { values[ObjectIdentifier(type)] as? Value ?? make() }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
