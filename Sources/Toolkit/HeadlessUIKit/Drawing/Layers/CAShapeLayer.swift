import Foundation

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates; `nil`, the default, for none.
  open var path: CGPath? { didSet { noteChange(of: "path", from: oldValue) } }
  /// The color inside; black by default, `nil` for none.
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { noteChange(of: "fillColor", from: oldValue) }
  }
  /// Which points are inside; by the direction of lines by default.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The color of the line; `nil`, the default, for none.
  open var strokeColor: CGColor? { didSet { noteChange(of: "strokeColor", from: oldValue) } }
  /// Where the line begins, from 0, the default, for the beginning of the path to 1 for its end.
  open var strokeStart: CGFloat = 0 { didSet { noteChange(of: "strokeStart", from: oldValue) } }
  /// Where the line ends, from 0 to 1, the default, for the end of the path.
  open var strokeEnd: CGFloat = 1 { didSet { noteChange(of: "strokeEnd", from: oldValue) } }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { noteChange(of: "lineWidth", from: oldValue) } }
  /// How lines end; at their last point by default.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// How lines meet; in a point by default.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// How long the point may be in which lines meet, as a multiple of their width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in points; `nil`, the default, for a whole line.
  open var lineDashPattern: [NSNumber]?
  /// Where in the pattern the line begins, in points; 0 by default.
  open var lineDashPhase: CGFloat = 0 { didSet { noteChange(of: "lineDashPhase", from: oldValue) } }

  override class var properties: [String: LayerProperty] { super.properties.merging(ofShapes) { $1 } }

  private static let ofShapes: [String: LayerProperty] = [
    "path": LayerProperty(optional: \CAShapeLayer.path),
    "fillColor": LayerProperty(optional: \CAShapeLayer.fillColor),
    "fillRule": LayerProperty(value: \CAShapeLayer.fillRule),
    "strokeColor": LayerProperty(optional: \CAShapeLayer.strokeColor),
    "strokeStart": LayerProperty(\CAShapeLayer.strokeStart),
    "strokeEnd": LayerProperty(\CAShapeLayer.strokeEnd),
    "lineWidth": LayerProperty(\CAShapeLayer.lineWidth),
    "lineCap": LayerProperty(value: \CAShapeLayer.lineCap),
    "lineJoin": LayerProperty(value: \CAShapeLayer.lineJoin),
    "miterLimit": LayerProperty(\CAShapeLayer.miterLimit),
    "lineDashPattern": LayerProperty(optional: \CAShapeLayer.lineDashPattern),
    "lineDashPhase": LayerProperty(\CAShapeLayer.lineDashPhase),
  ]
}

/// Which points are inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a rule by Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the path winds around it, counting directions.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the line of a shape layer ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates an end by Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle beyond it.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// With half a square beyond it.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How two lines of a shape layer meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a join by Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight edge.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The former name of ``CAShapeLayerFillRule/nonZero``.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
/// The former name of ``CAShapeLayerFillRule/evenOdd``.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
/// The former name of ``CAShapeLayerLineCap/butt``.
public let kCALineCapButt = CAShapeLayerLineCap.butt
/// The former name of ``CAShapeLayerLineCap/round``.
public let kCALineCapRound = CAShapeLayerLineCap.round
/// The former name of ``CAShapeLayerLineCap/square``.
public let kCALineCapSquare = CAShapeLayerLineCap.square
/// The former name of ``CAShapeLayerLineJoin/miter``.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
/// The former name of ``CAShapeLayerLineJoin/round``.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
/// The former name of ``CAShapeLayerLineJoin/bevel``.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
