/// Values that a library attaches to an object, one for each type.
///
/// Code for UIKit uses Objective-C's associated objects for this.
///
///     struct Badge { var count = 0 }
///     view.attachments[Badge.self, default: Badge()].count += 1
public struct Attachments {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates an empty store.
  init() {}

  /// The value of a type.
  ///
  /// - Parameters:
  ///   - type: The type, which is the key: there is one value of each.
  ///   - make: The value until one is set; evaluated by each access until then, and not stored by
  ///     reading.
  public subscript<Value>(type: Value.Type, default make: @autoclosure () -> Value) -> Value {
    get { values[ObjectIdentifier(type)] as? Value ?? make() }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}
