/// Values that somebody above the toolkit keeps with an object, one for each type; UIKit has associated objects.
public struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a type; reading one that was never set makes one, and does not keep it.
  public subscript<Value>(type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { values[ObjectIdentifier(type)] as? Value ?? make() }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
