import Foundation

/// A property of a layer with a name for key-value coding.
@MainActor
struct LayerProperty {
  /// Returns the value as an object, or as a Swift geometry type, which `as?` converts to an object.
  let get: @MainActor (CALayer) -> Any?
  /// Sets a value; a value of another type is ignored.
  let set: @MainActor (CALayer, Any?) -> Void

  init<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) {
    self.init(path, { NSNumber(value: Double($0)) }, { number($0).map { CGFloat($0) } })
  }

  init<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Float>) {
    self.init(path, { NSNumber(value: $0) }, { number($0).map { Float($0) } })
  }

  init<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, Bool>) {
    self.init(path, { NSNumber(value: $0) }, { number($0).map { $0 != 0 } })
  }

  /// Creates a property of any other type, which values must have.
  init<Layer: CALayer, Value>(value path: ReferenceWritableKeyPath<Layer, Value>) {
    self.init(path, { $0 }, { $0 as? Value })
  }

  /// Creates a property that may be `nil`; a value of another type sets it to `nil`.
  init<Layer: CALayer, Value>(optional path: ReferenceWritableKeyPath<Layer, Value?>) {
    self.init(path, { $0 }, { .some($0 as? Value) })
  }

  private init<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ wrap: @escaping (Value) -> Any?,
    _ unwrap: @escaping (Any?) -> Value?
  ) {
    get = { layer in (layer as? Layer).flatMap { wrap($0[keyPath: path]) } }
    set = { layer, new in
      if let value = unwrap(new) { (layer as? Layer)?[keyPath: path] = value }
    }
  }

  /// The properties of every layer.
  static let ofEveryLayer: [String: LayerProperty] = [
    "anchorPoint": LayerProperty(value: \.anchorPoint), "anchorPointZ": LayerProperty(\.anchorPointZ),
    "backgroundColor": LayerProperty(optional: \.backgroundColor),
    "borderColor": LayerProperty(optional: \.borderColor), "borderWidth": LayerProperty(\.borderWidth),
    "bounds": LayerProperty(value: \.bounds), "contents": LayerProperty(optional: \.contents),
    "contentsCenter": LayerProperty(value: \.contentsCenter),
    "contentsGravity": LayerProperty(value: \.contentsGravity),
    "contentsRect": LayerProperty(value: \.contentsRect), "contentsScale": LayerProperty(\.contentsScale),
    "cornerCurve": LayerProperty(value: \.cornerCurve), "cornerRadius": LayerProperty(\.cornerRadius),
    "doubleSided": LayerProperty(\.isDoubleSided), "frame": LayerProperty(value: \.frame),
    "hidden": LayerProperty(\.isHidden), "isHidden": LayerProperty(\.isHidden),
    "maskedCorners": LayerProperty(value: \.maskedCorners), "masksToBounds": LayerProperty(\.masksToBounds),
    "minificationFilterBias": LayerProperty(\.minificationFilterBias),
    "name": LayerProperty(optional: \.name), "opacity": LayerProperty(\.opacity),
    "opaque": LayerProperty(\.isOpaque), "position": LayerProperty(value: \.position),
    "rasterizationScale": LayerProperty(\.rasterizationScale),
    "shadowColor": LayerProperty(optional: \.shadowColor),
    "shadowOffset": LayerProperty(value: \.shadowOffset), "shadowOpacity": LayerProperty(\.shadowOpacity),
    "shadowRadius": LayerProperty(\.shadowRadius), "shouldRasterize": LayerProperty(\.shouldRasterize),
    "speed": LayerProperty(\.speed), "sublayerTransform": LayerProperty(value: \.sublayerTransform),
    "transform": LayerProperty(value: \.transform), "zPosition": LayerProperty(\.zPosition),
  ]
}

/// Returns a value as a number; `nil` if it is not a number.
func number(_ value: Any?) -> Double? {
  switch value {
  case let number as NSNumber: number.doubleValue
  case let number as Double: number
  case let number as CGFloat: Double(number)
  default: nil
  }
}
