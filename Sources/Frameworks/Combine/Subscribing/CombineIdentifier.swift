import Foundation

/// An identifier that is unique within the process, of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private static let counter = Locked(0 as UInt)
  private let value: UInt

  /// Creates an identifier that no other value has.
  public init() {
    value = Self.counter.withLock { counter in
      // Odd, so that it is the address of no object.
      defer { counter += 2 }
      return counter + 1
    }
  }

  /// Creates the identifier of an object, which is the same as long as the object exists.
  ///
  /// - Parameter obj: The object, which is not retained.
  public init(_ obj: AnyObject) {
    value = UInt(bitPattern: ObjectIdentifier(obj))
  }

  /// The identifier as text, in hexadecimal digits.
  public var description: String { "0x" + String(value, radix: 16) }
}

/// A type whose values have an identifier within a publisher stream.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this value.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
