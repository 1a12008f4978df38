import Foundation

/// Geometry as objects, for notifications and collections; Foundation has it under other names.
extension NSValue {
  /// Creates a value of a rectangle.
  ///
  /// - Parameter rect: The rectangle that ``cgRectValue`` returns.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Creates a value of a point.
  ///
  /// - Parameter point: The point that ``cgPointValue`` returns.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  ///
  /// - Parameter size: The size that ``cgSizeValue`` returns.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// The rectangle; the zero rectangle for a value of another kind.
  public var cgRectValue: CGRect { holds(.zero as CGRect) ? rectValue : .zero }
  /// The point; the origin for a value of another kind.
  public var cgPointValue: CGPoint { holds(.zero as CGPoint) ? pointValue : .zero }
  /// The size; zero for a value of another kind.
  public var cgSizeValue: CGSize { holds(.zero as CGSize) ? sizeValue : .zero }

  /// Returns whether the value has the kind of `sample`.
  fileprivate func holds(_ sample: some GeometryValue) -> Bool {
    strcmp(objCType, sample._bridgeToObjectiveC().objCType) == 0
  }
}

/// Geometry that `as?` converts to an `NSValue` and back.
///
/// Apple's Foundation does this for its own types, and code relies on it: `userInfo[key] as?
/// NSValue` and `as? CGRect` both read the keyboard's frame.
private protocol GeometryValue {
  func _bridgeToObjectiveC() -> NSValue
}

extension CGRect: GeometryValue, @retroactive _ObjectiveCBridgeable {
  /// Returns the rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

  /// Reads a rectangle from an object that holds one.
  ///
  /// - Parameters:
  ///   - source: The object; one of another kind gives the zero rectangle.
  ///   - result: Set to the rectangle.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.cgRectValue
  }

  /// Reads a rectangle from an object, and returns whether it holds one.
  ///
  /// - Parameters:
  ///   - source: The object, of any kind.
  ///   - result: Set to the rectangle; `nil` if the object holds something else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
    result = source.holds(.zero as CGRect) ? source.rectValue : nil
    return result != nil
  }

  /// Returns the rectangle of an object, or the zero rectangle.
  ///
  /// - Parameter source: The object; `nil`, or one of another kind, gives the zero rectangle.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.cgRectValue ?? .zero
  }
}

extension CGPoint: GeometryValue, @retroactive _ObjectiveCBridgeable {
  /// Returns the point as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

  /// Reads a point from an object that holds one.
  ///
  /// - Parameters:
  ///   - source: The object; one of another kind gives the origin.
  ///   - result: Set to the point.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
    result = source.cgPointValue
  }

  /// Reads a point from an object, and returns whether it holds one.
  ///
  /// - Parameters:
  ///   - source: The object, of any kind.
  ///   - result: Set to the point; `nil` if the object holds something else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
    result = source.holds(.zero as CGPoint) ? source.pointValue : nil
    return result != nil
  }

  /// Returns the point of an object, or the origin.
  ///
  /// - Parameter source: The object; `nil`, or one of another kind, gives the origin.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
    source?.cgPointValue ?? .zero
  }
}

extension CGSize: GeometryValue, @retroactive _ObjectiveCBridgeable {
  /// Returns the size as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

  /// Reads a size from an object that holds one.
  ///
  /// - Parameters:
  ///   - source: The object; one of another kind gives the size zero.
  ///   - result: Set to the size.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
    result = source.cgSizeValue
  }

  /// Reads a size from an object, and returns whether it holds one.
  ///
  /// - Parameters:
  ///   - source: The object, of any kind.
  ///   - result: Set to the size; `nil` if the object holds something else.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
    result = source.holds(.zero as CGSize) ? source.sizeValue : nil
    return result != nil
  }

  /// Returns the size of an object, or zero.
  ///
  /// - Parameter source: The object; `nil`, or one of another kind, gives the size zero.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
    source?.cgSizeValue ?? .zero
  }
}
