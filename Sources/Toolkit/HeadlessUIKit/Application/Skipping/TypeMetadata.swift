/// What the runtime knows of a type, as far as plain values need it.
///
/// The layout of metadata is part of Swift's stable ABI (docs/ABI/TypeMetadata.rst in Swift's repository).
struct TypeMetadata {
  private let address: UnsafeRawPointer

  enum Kind {
    case structure, enumeration, function, other
  }

  init(_ type: Any.Type) { address = unsafeBitCast(type, to: UnsafeRawPointer.self) }

  var kind: Kind {
    switch address.load(as: UInt.self) {
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x302: .function
    default: .other
    }
  }

  /// Whether a function is Swift's, is not asynchronous, and has no result.
  var returnsNothing: Bool {
    let flags = address.load(fromByteOffset: 8, as: UInt.self)
    let (convention, isAsynchronous) = (flags & 0xFF_0000, flags & 0x2000_0000 != 0)
    guard convention == 0, !isAsynchronous else { return false }
    let result = address.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
    return result == unsafeBitCast(Void.self as Any.Type, to: UnsafeRawPointer.self)
  }

  /// Returns the first case that has no value with it; `nil` if each has one.
  func firstEmptyCase<Value>(of type: Value.Type) -> Value? {
    let descriptor = address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    let payloadCases = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
    let emptyCases = descriptor.load(fromByteOffset: 24, as: UInt32.self)
    guard emptyCases > 0 else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, MemoryLayout<Value>.size), alignment: MemoryLayout<Value>.alignment)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: max(1, MemoryLayout<Value>.size))
    // Cases with values come first in the order of tags.
    injectTag(memory, payloadCases, address)
    return memory.assumingMemoryBound(to: Value.self).move()
  }

  /// The function of an enumeration's value witnesses that makes a case of its payload.
  private var injectTag: @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void {
    let witnesses = address.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    // Eight functions, the size, the stride and the flags come before the three functions of enumerations.
    let place = witnesses.load(fromByteOffset: 8 * 11 + 16, as: UnsafeRawPointer.self)
    return unsafeBitCast(
      place, to: (@convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void).self)
  }
}
