import Foundation

/// The way in which an associated object is stored, with Objective-C's names and values.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained. Reading it after its deallocation returns `nil`; Objective-C crashes.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Retained; the same as the nonatomic policy.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied; the same as the nonatomic policy.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value that is associated with an object; `nil` if there is no such value.
///
/// - Parameters:
///   - object: The object. Values of the toolkit's classes are released with the object; those of
///     other objects when the next value is set after their deallocation.
///   - key: An address that identifies the value: `&key` of a static variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.access(object as AnyObject) { $0[key]?.value }
}

/// Associates a value with an object, replacing the key's previous value; `nil` removes it.
///
///     extension UIView {
///       private nonisolated(unsafe) static var badgeKey: UInt8 = 0
///
///       var badge: Int? {
///         get { objc_getAssociatedObject(self, &Self.badgeKey) as? Int }
///         set { objc_setAssociatedObject(self, &Self.badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
///       }
///     }
///
/// - Parameters:
///   - object: The object.
///   - key: An address that identifies the value: `&key` of a static variable.
///   - value: The value; `nil` removes the previous one.
///   - policy: Whether the value is retained, copied, or neither.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // The previous value is released after the table is unlocked, since its deallocation may access
  // the table.
  _ = AssociatedObjects.access(object as AnyObject) { values in
    let former = values[key]
    values[key] = value.map { AssociatedValue($0, policy) }
    return former
  }
}

/// Removes all associated values of an object.
///
/// - Parameter object: The object, which releases the values that it retained.
public func objc_removeAssociatedObjects(_ object: Any) {
  _ = AssociatedObjects.access(object as AnyObject) { values in
    let former = values
    values = [:]
    return former
  }
}

/// A value as its policy stores it.
enum AssociatedValue {
  case kept(Any)
  case assigned(WeakReference)

  struct WeakReference {
    weak var object: AnyObject?
  }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .assigned(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    }
  }

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .assigned(let reference): reference.object
    }
  }
}

/// The associated values of all objects.
private enum AssociatedObjects {
  /// The values of an object that cannot store them itself.
  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue]
  }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var others: [ObjectIdentifier: Entry] = [:]

  /// Reads or changes the values of an object.
  static func access<Result>(
    _ object: AnyObject, _ body: (inout [UnsafeRawPointer: AssociatedValue]) -> Result
  ) -> Result {
    lock.lock()
    defer { lock.unlock() }
    if let object = object as? UIKitObject {
      var values = object.extras?.associated ?? [:]
      let result = body(&values)
      if !values.isEmpty || object.extras != nil {
        object.extras = object.extras ?? ObjectExtras()
        object.extras?.associated = values
      }
      return result
    }
    return accessOther(object, body)
  }

  private static func accessOther<Result>(
    _ object: AnyObject, _ body: (inout [UnsafeRawPointer: AssociatedValue]) -> Result
  ) -> Result {
    let key = ObjectIdentifier(object)
    // A deallocated object may have had the same address.
    let isKnown = others[key]?.object === object
    var values = isKnown ? others[key]?.values ?? [:] : [:]
    let count = values.count
    let result = body(&values)
    if values.count > count || !isKnown { others = others.filter { $0.value.object != nil } }
    others[key] = values.isEmpty ? nil : Entry(object: object, values: values)
    return result
  }
}

/// Locks an object, waiting until no other thread has locked it.
///
/// - Parameter obj: The object; the same thread may lock it several times.
/// - Returns: 0, since it always succeeds.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Unlocks an object that `objc_sync_enter(_:)` locked.
///
/// - Parameter obj: The object, which becomes free after as many calls as it was locked with.
/// - Returns: 0, since it always succeeds.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

/// The locks of objects, stored as associated values.
private enum ObjectLocks {
  nonisolated(unsafe) private static var key: UInt8 = 0
  private static let creation = NSLock()

  static func lock(of object: AnyObject) -> NSRecursiveLock {
    creation.withLock {
      if let lock = objc_getAssociatedObject(object, &key) as? NSRecursiveLock { return lock }
      let lock = NSRecursiveLock()
      objc_setAssociatedObject(object, &key, lock, .OBJC_ASSOCIATION_RETAIN)
      return lock
    }
  }
}
