import Foundation

/// A layer that draws a path.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
///     (ring.fillColor, ring.strokeColor) = (nil, UIColor.systemBlue.cgColor)
///     ring.strokeEnd = 0.25 // a quarter of the circle
///     view.layer.addSublayer(ring)
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own coordinates; `nil`, the default, for no path.
  open var path: CGPath? { didSet { noteChange(of: "path", from: oldValue) } }
  /// The fill color; black by default, `nil` for no fill.
  open var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { noteChange(of: "fillColor", from: oldValue) }
  }
  /// The rule for which points are filled; ``CAShapeLayerFillRule/nonZero`` by default.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The stroke color; `nil`, the default, for no stroke.
  open var strokeColor: CGColor? { didSet { noteChange(of: "strokeColor", from: oldValue) } }
  /// The fraction of the path at which the stroke begins, from 0 to 1; 0 by default.
  open var strokeStart: CGFloat = 0 { didSet { noteChange(of: "strokeStart", from: oldValue) } }
  /// The fraction of the path at which the stroke ends, from 0 to 1; 1 by default.
  open var strokeEnd: CGFloat = 1 { didSet { noteChange(of: "strokeEnd", from: oldValue) } }
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1 { didSet { noteChange(of: "lineWidth", from: oldValue) } }
  /// How lines end; ``CAShapeLayerLineCap/butt`` by default.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// How lines meet; ``CAShapeLayerLineJoin/miter`` by default.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The greatest length of a miter, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The lengths of alternating dashes and gaps in points; `nil`, the default, for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The offset in the pattern at which the line begins, in points; 0 by default.
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

/// The rule for which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a rule.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
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

  /// Creates a line cap.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
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

  /// Creates a join.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
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
