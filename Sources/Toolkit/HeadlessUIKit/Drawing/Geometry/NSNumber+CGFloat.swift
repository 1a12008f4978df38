import Foundation

/// Lengths as objects; Apple's Foundation converts them to numbers and back with `as?`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the length as an object.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Reads a length from a number.
  ///
  /// - Parameters:
  ///   - source: The number.
  ///   - result: Set to the number's value, rounded as its `doubleValue` is.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Reads a length from a number, which always succeeds.
  ///
  /// - Parameters:
  ///   - source: The number.
  ///   - result: Set to the number's value; never `nil` afterward.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the length of a number, or 0.
  ///
  /// - Parameter source: The number; `nil` for a length of 0.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
