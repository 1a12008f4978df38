import Foundation

/// A layer that draws a gradient over its background, inside of its rounded corners.
open class CAGradientLayer: CALayer {
  /// The colors in their order, as `CGColor`; with any other value among them, no gradient is
  /// drawn.
  open var colors: [Any]? { didSet { noteChange(of: "colors", from: oldValue) } }
  /// The position of each color, from 0 at the start to 1 at the end; `nil`, the default, for even
  /// distances.
  open var locations: [NSNumber]? { didSet { noteChange(of: "locations", from: oldValue) } }
  /// The position of the first color in the unit square of the bounds; the middle of the top by
  /// default.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0) {
    didSet { noteChange(of: "startPoint", from: oldValue) }
  }
  /// The position of the last color in the unit square of the bounds; the middle of the bottom by
  /// default.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1) {
    didSet { noteChange(of: "endPoint", from: oldValue) }
  }
  /// How the colors spread; along a line by default.
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

  /// Creates a kind by Core Animation's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start to the end, and equally across it.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around the start, on ellipses whose last one has a corner of its rectangle at the end.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// About the start as the hand of a clock turns, beginning in the direction of the end.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
