import Foundation

/// Access to properties and their parts by key paths such as `transform.rotation.z` and `bounds.size`.
extension CALayer {
  func value(at keyPath: String) -> Any? {
    guard let (key, part) = keyPath.headAndPart else { return value(forKey: keyPath) }
    return (value(forKey: key) as? any ValueWithParts)?.part(part)
  }

  func setValue(_ value: Any?, at keyPath: String) {
    guard let (key, part) = keyPath.headAndPart else { return setValue(value, forKey: keyPath) }
    guard var whole = self.value(forKey: key) as? any ValueWithParts else { return }
    whole.setPart(part, to: value)
    setValue(whole, forKey: key)
  }

  func property(_ key: String) -> LayerProperty? { type(of: self).properties[key] }

  /// Copies the properties that key paths can name, and the values of other keys.
  func copyValues(of layer: CALayer) {
    // The frame follows from other properties, and a copy has no time of its own.
    for (key, property) in type(of: layer).properties where key != "frame" && key != "speed" {
      property.set(self, property.get(layer))
    }
    extraValues = layer.extraValues
  }
}

extension String {
  /// The property of a key path, and the rest; `nil` for a key path without parts.
  fileprivate var headAndPart: (key: String, part: String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}

/// A value with parts that key paths can name.
protocol ValueWithParts {
  static var lengths: [String: WritableKeyPath<Self, CGFloat>] { get }
  static var points: [String: WritableKeyPath<Self, CGPoint>] { get }
  static var sizes: [String: WritableKeyPath<Self, CGSize>] { get }
}

extension ValueWithParts {
  static var points: [String: WritableKeyPath<Self, CGPoint>] { [:] }
  static var sizes: [String: WritableKeyPath<Self, CGSize>] { [:] }

  func part(_ name: String) -> Any? {
    if let path = Self.lengths[name] { return NSNumber(value: Double(self[keyPath: path])) }
    if let path = Self.points[name] { return self[keyPath: path] }
    return Self.sizes[name].map { self[keyPath: $0] }
  }

  mutating func setPart(_ name: String, to value: Any?) {
    if let path = Self.lengths[name], let number = number(value) { self[keyPath: path] = CGFloat(number) }
    if let path = Self.points[name], let point = value as? CGPoint { self[keyPath: path] = point }
    if let path = Self.sizes[name], let size = value as? CGSize { self[keyPath: path] = size }
  }
}

extension CGPoint: ValueWithParts {
  static var lengths: [String: WritableKeyPath<CGPoint, CGFloat>] { ["x": \.x, "y": \.y] }
}

extension CGSize: ValueWithParts {
  static var lengths: [String: WritableKeyPath<CGSize, CGFloat>] { ["width": \.width, "height": \.height] }
}

extension CGRect: ValueWithParts {
  static var lengths: [String: WritableKeyPath<CGRect, CGFloat>] {
    [
      "origin.x": \.origin.x, "origin.y": \.origin.y, "size.width": \.size.width,
      "size.height": \.size.height,
    ]
  }
  static var points: [String: WritableKeyPath<CGRect, CGPoint>] { ["origin": \.origin] }
  static var sizes: [String: WritableKeyPath<CGRect, CGSize>] { ["size": \.size] }
}

extension CATransform3D: ValueWithParts {
  static var lengths: [String: WritableKeyPath<CATransform3D, CGFloat>] {
    [
      "rotation": \.rotation.z, "rotation.x": \.rotation.x, "rotation.y": \.rotation.y,
      "rotation.z": \.rotation.z, "scale": \.evenScale, "scale.x": \.scale.x, "scale.y": \.scale.y,
      "scale.z": \.scale.z, "translation.x": \.translation.x, "translation.y": \.translation.y,
      "translation.z": \.translation.z,
    ]
  }
  static var sizes: [String: WritableKeyPath<CATransform3D, CGSize>] { ["translation": \.shift] }

  /// The average of the scales; setting it sets all three.
  private var evenScale: CGFloat {
    get { (scale.x + scale.y + scale.z) / 3 }
    set { scale = Axes(x: newValue, y: newValue, z: newValue) }
  }

  /// The translation in the plane.
  private var shift: CGSize {
    get { CGSize(width: m41, height: m42) }
    set { (m41, m42) = (newValue.width, newValue.height) }
  }
}
