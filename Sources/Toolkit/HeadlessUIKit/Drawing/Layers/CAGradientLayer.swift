import Foundation

/// A layer that draws a gradient over its background, inside its rounded corners.
///
///     let gradient = CAGradientLayer()
///     gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
///     gradient.startPoint = CGPoint(x: 0, y: 0.5)
///     gradient.endPoint = CGPoint(x: 1, y: 0.5) // from left to right
open class CAGradientLayer: CALayer {
  /// The colors in order, as ``CGColor``; if there is another value among them, no gradient is drawn. `nil`
  /// by default.
  open var colors: [Any]? { didSet { noteChange(of: "colors", from: oldValue) } }
  /// The position of each color, from 0 at the start to 1 at the end; `nil`, the default, for even
  /// distances.
  open var locations: [NSNumber]? { didSet { noteChange(of: "locations", from: oldValue) } }
  /// The position of the first color in the unit square of the bounds; the center of the top by default.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0) {
    didSet { noteChange(of: "startPoint", from: oldValue) }
  }
  /// The position of the last color in the unit square of the bounds; the center of the bottom by default.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1) {
    didSet { noteChange(of: "endPoint", from: oldValue) }
  }
  /// How the colors spread; ``CAGradientLayerType/axial`` by default.
  open var type: CAGradientLayerType = .axial

  override class var properties: [String: LayerProperty] {
    super.properties.merging(ofGradients) { $1 }
  }

  private static let ofGradients: [String: LayerProperty] = [
    "colors": LayerProperty(optional: \CAGradientLayer.colors),
    "endPoint": LayerProperty(value: \CAGradientLayer.endPoint),
    "locations": LayerProperty(optional: \CAGradientLayer.locations),
    "startPoint": LayerProperty(value: \CAGradientLayer.startPoint),
    "type": LayerProperty(value: \CAGradientLayer.type),
  ]
}

/// How the colors of a gradient layer spread.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a kind of gradient.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end, and constant across it.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start, on ellipses; the rectangle around the last one has a corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Clockwise around the start, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
