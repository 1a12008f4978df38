import Foundation

// Without Objective-C's runtime, only properties that can be observed by name can be read and set
// by name.
extension UIKitObject {
  final func namedValue(_ key: String) -> Any? {
    guard let value = NamedProperty.named(key)?.read(self) else {
      raiseUnknownKey("valueForUndefinedKey:", key)
      return nil
    }
    return value.value
  }

  final func setNamedValue(_ value: Any?, _ key: String) {
    if NamedProperty.named(key)?.write(self, value) != true {
      raiseUnknownKey("setValue:forUndefinedKey:", key)
    }
  }

  private func raiseUnknownKey(_ method: String, _ key: String) {
    UIException.raise(
      .unknownKey,
      "[<\(type(of: self))> \(method)]: this class is not key value coding-compliant for the key \(key). Use the "
        + "property itself: names are known for \(NamedProperty.names)")
  }
}

extension UIApplication {
  /// Returns the running application, which app extensions access by name.
  ///
  /// - Parameter keyPath: `shared` or `sharedApplication`; any other raises an exception.
  public static func value(forKeyPath keyPath: String) -> Any? {
    if ["shared", "sharedApplication"].contains(keyPath) { return shared }
    UIException.raise(
      .unknownKey, "[UIApplication valueForKeyPath:]: the class has no \(keyPath), only shared")
    return nil
  }
}
