import Foundation

/// A layer that draws many moving particles.
///
/// Stored only: particles are not drawn, and nothing waits for them.
///
///     let spark = CAEmitterCell()
///     (spark.birthRate, spark.lifetime, spark.velocity) = (20, 2, 100)
///     spark.emissionRange = 2 * .pi // in all directions
///     let emitter = CAEmitterLayer()
///     (emitter.emitterCells, emitter.emitterShape) = ([spark], .circle)
///     layer.addSublayer(emitter)
open class CAEmitterLayer: CALayer {
  /// The kinds of particles; `nil` by default.
  open var emitterCells: [CAEmitterCell]?
  /// The factor of the number of particles of each kind; 1 by default.
  open var birthRate: Float = 1
  /// The factor of the lifetime of particles; 1 by default.
  open var lifetime: Float = 1
  /// The center of the shape that particles come from.
  open var emitterPosition: CGPoint = .zero
  /// The distance of that center toward the eye in points; 0 by default.
  open var emitterZPosition: CGFloat = 0
  /// The size of the shape that particles come from, in points.
  open var emitterSize: CGSize = .zero
  /// The depth of that shape in points; 0 by default.
  open var emitterDepth: CGFloat = 0
  /// The shape that particles come from; a point by default.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// The part of the shape that particles come from; its volume by default.
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  /// The order in which particles are drawn; ``CAEmitterLayerRenderMode/unordered`` by default.
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  /// Whether particles are drawn in three dimensions; `false` by default.
  open var preservesDepth: Bool = false
  /// The factor of the speed of particles; 1 by default.
  open var velocity: Float = 1
  /// The factor of the size of particles; 1 by default.
  open var scale: Float = 1
  /// The factor of the rotation of particles; 1 by default.
  open var spin: Float = 1
  /// The seed of the random numbers; 0 by default.
  open var seed: UInt32 = 0
}

/// A kind of particles. Stored only.
@preconcurrency @MainActor
open class CAEmitterCell: UIKitObject {
  /// A name for finding the cell.
  open var name: String?
  /// Whether particles are drawn; `true` by default.
  open var isEnabled: Bool = true
  /// The number of particles per second; 0 by default.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds; 0 by default.
  open var lifetime: Float = 0
  /// How much the lifetime varies; 0 by default.
  open var lifetimeRange: Float = 0
  /// The vertical direction in radians; 0 by default.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane in radians; 0 by default.
  open var emissionLongitude: CGFloat = 0
  /// The angle around the direction in radians; 0 by default.
  open var emissionRange: CGFloat = 0
  /// The speed in points per second; 0 by default.
  open var velocity: CGFloat = 0
  /// How much the speed varies; 0 by default.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right; 0 by default.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downward; 0 by default.
  open var yAcceleration: CGFloat = 0
  /// The acceleration toward the eye; 0 by default.
  open var zAcceleration: CGFloat = 0
  /// The size as a factor; 1 by default.
  open var scale: CGFloat = 1
  /// How much the size varies; 0 by default.
  open var scaleRange: CGFloat = 0
  /// How much the size grows per second; 0 by default.
  open var scaleSpeed: CGFloat = 0
  /// The rotation in radians per second; 0 by default.
  open var spin: CGFloat = 0
  /// How much the rotation varies; 0 by default.
  open var spinRange: CGFloat = 0
  /// The color; white by default.
  open var color: CGColor? = UIColor.white.cgColor
  /// How much red varies; 0 by default.
  open var redRange: Float = 0
  /// How much green varies; 0 by default.
  open var greenRange: Float = 0
  /// How much blue varies; 0 by default.
  open var blueRange: Float = 0
  /// How much opacity varies; 0 by default.
  open var alphaRange: Float = 0
  /// How much red grows per second; 0 by default.
  open var redSpeed: Float = 0
  /// How much green grows per second; 0 by default.
  open var greenSpeed: Float = 0
  /// How much blue grows per second; 0 by default.
  open var blueSpeed: Float = 0
  /// How much opacity grows per second; 0 by default.
  open var alphaSpeed: Float = 0
  /// The picture of a particle; `nil` by default.
  open var contents: Any?
  /// The part of the picture that is drawn, in the unit square; all of it by default.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels of the picture per point; 1 by default.
  open var contentsScale: CGFloat = 1
  /// The kinds of particles that each particle emits; `nil` by default.
  open var emitterCells: [CAEmitterCell]?

  /// Creates a kind with Core Animation's defaults.
  public override init() { super.init() }
}

/// The shape that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a shape.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Points of the shape.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The volume.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Creates a mode.
  ///
  /// - Parameter rawValue: Core Animation's name; other names are kept.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest at the back.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their distance to the eye.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// With their colors added up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
