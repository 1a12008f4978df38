import Foundation

/// Values in place of expressions that are not compiled here.
enum PlainValue {
  /// Returns a plain value of a type; `nil` for a type without one.
  static func make<Value>(_ type: Value.Type) -> Value? { make(type, depth: 0) }

  /// - Parameter depth: The number of structures around the value.
  fileprivate static func make<Value>(_ type: Value.Type, depth: Int) -> Value? {
    if type == Void.self || type == Any.self { return () as? Value }
    if type == (any Error).self { return CocoaError(.featureUnsupported) as? Value }
    if let plain = type as? any Plain.Type { return opened(plain) }
    if let options = type as? any OptionSet.Type { return empty(options) }
    if let object = PlainObjects.make(type) { return object as? Value }
    // The object may be of a superclass that makes it.
    if let absent = type as? any AbsentType.Type { return absent.makePlain() as? Value }
    switch TypeMetadata(type).kind {
    case .function where TypeMetadata(type).returnsNothing: return closure(of: type)
    case .enumeration: return TypeMetadata(type).firstEmptyCase(of: type)
    case .structure where depth < maximumDepth: return structure(type, depth: depth)
    default: return nil
    }
  }

  private static let maximumDepth = 8

  private static func opened<Value>(_ type: any Plain.Type) -> Value? {
    func value<Type: Plain>(_ type: Type.Type) -> Value? { Type.plain as? Value }
    return value(type)
  }

  private static func empty<Value>(_ type: any OptionSet.Type) -> Value? {
    func value<Options: OptionSet>(_ type: Options.Type) -> Value? { Options() as? Value }
    return value(type)
  }

  /// A closure that does nothing, whatever its arguments are: its caller owns them.
  private static func closure<Value>(of type: Value.Type) -> Value? {
    func value<Closure>(_ closure: Closure) -> Value { unsafeBitCast(closure, to: type) }
    return value({} as () -> Void)
  }

  /// Fills the memory of a structure with plain values.
  private static func structure<Value>(_ type: Value.Type, depth: Int) -> Value? {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
    guard let fields = StructureFields(of: type),
      fields.all.allSatisfy({ fill(memory + $0.offset, with: $0.type, depth: depth + 1) })
    else { return nil }
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  private static func fill(_ memory: UnsafeMutableRawPointer, with type: Any.Type, depth: Int) -> Bool {
    func fill<Field>(_ type: Field.Type) -> Bool {
      guard let value = make(type, depth: depth) else { return false }
      memory.initializeMemory(as: type, to: value)
      return true
    }
    return _openExistential(type, do: fill)
  }
}

/// A type that has a plain value.
protocol Plain {
  static var plain: Self { get }
}

extension Optional: Plain {
  static var plain: Self { nil }
}

extension Array: Plain {
  static var plain: Self { [] }
}

extension ContiguousArray: Plain {
  static var plain: Self { [] }
}

extension ArraySlice: Plain {
  static var plain: Self { [] }
}

extension Set: Plain {
  static var plain: Self { [] }
}

extension Dictionary: Plain {
  static var plain: Self { [:] }
}

extension Plain where Self: ExpressibleByIntegerLiteral {
  static var plain: Self { 0 }
}

extension Plain where Self: RangeReplaceableCollection {
  static var plain: Self { Self() }
}

extension Int: Plain {}
extension Int8: Plain {}
extension Int16: Plain {}
extension Int32: Plain {}
extension Int64: Plain {}
extension UInt: Plain {}
extension UInt8: Plain {}
extension UInt16: Plain {}
extension UInt32: Plain {}
extension UInt64: Plain {}
extension Float: Plain {}
extension Double: Plain {}
extension CGFloat: Plain {}
extension Decimal: Plain {}
extension String: Plain {}
extension Substring: Plain {}
extension Data: Plain {}

extension Bool: Plain {
  static var plain: Bool { false }
}

extension Character: Plain {
  static var plain: Character { " " }
}
