import Foundation

/// How an associated object is kept, by Objective-C's names and values.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not kept alive; reading it after its end gives `nil`, where Objective-C crashes.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Kept alive; the same as without atomicity.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Copied; the same as without atomicity.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns what was associated with an object by a key; `nil` for nothing.
///
/// - Parameters:
///   - object: The object. What a class of the toolkit keeps ends with the object; what any other
///     object keeps ends when the next associated object is set after its end.
///   - key: An address that stands for the value: `&key` of a static variable.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.access(object as AnyObject) { $0[key]?.value }
}

/// Associates a value with an object by a key, instead of what the key had; `nil` takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  // The former value ends after the table is free again, as its end may ask for another one.
  _ = AssociatedObjects.access(object as AnyObject) { values in
    let former = values[key]
    values[key] = value.map { AssociatedValue($0, policy) }
    return former
  }
}

/// Takes all associated objects of an object away.
public func objc_removeAssociatedObjects(_ object: Any) {
  _ = AssociatedObjects.access(object as AnyObject) { values in
    let former = values
    values = [:]
    return former
  }
}

/// A value as its policy keeps it.
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

/// The associated objects of all objects.
private enum AssociatedObjects {
  /// What an object that has no place of its own keeps.
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
    // An object that is gone may have left its address to this one.
    let isKnown = others[key]?.object === object
    var values = isKnown ? others[key]?.values ?? [:] : [:]
    let count = values.count
    let result = body(&values)
    if values.count > count || !isKnown { others = others.filter { $0.value.object != nil } }
    others[key] = values.isEmpty ? nil : Entry(object: object, values: values)
    return result
  }
}

/// Waits until no other thread holds an object, and holds it.
///
/// - Returns: 0, as it always succeeds.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).lock()
  return 0
}

/// Lets go of an object that `objc_sync_enter(_:)` holds.
///
/// - Returns: 0, as it always succeeds.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  ObjectLocks.lock(of: obj as AnyObject).unlock()
  return 0
}

/// The locks of objects, which are associated with them.
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
