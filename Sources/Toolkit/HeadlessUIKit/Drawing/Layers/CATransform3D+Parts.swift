import Foundation

/// The parts that key paths such as `transform.rotation.z` name.
extension CATransform3D {
  /// The three numbers of a part, for x, y and z.
  struct Axes: Hashable {
    var x: CGFloat
    var y: CGFloat
    var z: CGFloat
  }

  /// The translation in points.
  var translation: Axes {
    get { Axes(x: m41, y: m42, z: m43) }
    set { (m41, m42, m43) = (newValue.x, newValue.y, newValue.z) }
  }

  /// The scale factors, the lengths of the transformed unit vectors; setting them keeps the rotation.
  var scale: Axes {
    get {
      func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat {
        (x * x + y * y + z * z).squareRoot()
      }
      return Axes(x: length(m11, m12, m13), y: length(m21, m22, m23), z: length(m31, m32, m33))
    }
    set { self = CATransform3D(scale: newValue, rotation: rotation, translation: translation, like: self) }
  }

  /// The rotation angles in radians, applied about x, then y, then z; setting them keeps the scale.
  var rotation: Axes {
    get {
      let scale = scale
      guard scale.x > 0, scale.z > 0 else { return Axes(x: 0, y: 0, z: 0) }
      return Axes(
        x: atan2(m23 / max(scale.y, .leastNonzeroMagnitude), m33 / scale.z),
        y: asin(min(max(-m13 / scale.x, -1), 1)), z: atan2(m12, m11))
    }
    set { self = CATransform3D(scale: scale, rotation: newValue, translation: translation, like: self) }
  }

  /// Creates a transform from its parts, with the perspective of another one.
  private init(scale: Axes, rotation: Axes, translation: Axes, like other: CATransform3D) {
    self = CATransform3DMakeScale(scale.x, scale.y, scale.z)
    for (angle, axis) in [(rotation.x, 0), (rotation.y, 1), (rotation.z, 2)] where angle != 0 {
      let turn = CATransform3DMakeRotation(angle, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
      self = CATransform3DConcat(self, turn)
    }
    self.translation = translation
    (m14, m24, m34, m44) = (other.m14, other.m24, other.m34, other.m44)
  }
}

/// Transforms as objects, for the values of animations.
extension NSValue {
  /// The type encoding of sixteen numbers.
  private static let transformType = "[16d]"

  /// Creates a value of a transform.
  ///
  /// - Parameter t: The transform that ``caTransform3DValue`` returns.
  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t.elements.map(Double.init)
    self.init(bytes: &numbers, objCType: Self.transformType)
  }

  /// The transform; the identity for a value of another kind.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  fileprivate var heldTransform: CATransform3D? {
    guard strcmp(objCType, Self.transformType) == 0 else { return nil }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(elements: numbers.map { CGFloat($0) })
  }
}

extension CATransform3D: _ObjectiveCBridgeable {
  /// Returns the transform as an object.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }

  /// Reads a transform from an object that holds one.
  ///
  /// - Parameters:
  ///   - source: The object; one of another kind gives the identity.
  ///   - result: Set to the transform.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CATransform3D?) {
    result = source.caTransform3DValue
  }

  /// Reads a transform from an object, and returns whether it holds one.
  ///
  /// - Parameters:
  ///   - source: The object, of any kind.
  ///   - result: Set to the transform; `nil` if the object holds something else.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CATransform3D?
  ) -> Bool {
    result = source.heldTransform
    return result != nil
  }

  /// Returns the transform of an object, or the identity.
  ///
  /// - Parameter source: The object; `nil`, or one of another kind, gives the identity.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CATransform3D {
    source?.caTransform3DValue ?? CATransform3DIdentity
  }
}
