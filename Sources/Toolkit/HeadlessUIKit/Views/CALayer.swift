import Foundation

/// How a view's rectangle is drawn.
///
/// A view makes its layer itself, of the class that ``UIView/layerClass`` says; layers have no sublayers.
@MainActor
open class CALayer {
  /// The view that the layer draws.
  weak var view: UIView?
  public var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all by default.
  public var maskedCorners: CACornerMask = .all
  public var borderWidth: CGFloat = 0
  /// Black until it is set.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// How dark the shadow is, from 0 (there is none) to 1.
  public var shadowOpacity: Float = 0
  public var shadowRadius: CGFloat = 3
  public var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  /// Black until it is set.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// Whether what lies outside of the bounds is cut off; the view's `clipsToBounds`.
  public var masksToBounds: Bool = false

  /// With 0 the animations of the view and of those below it stand still, and nobody waits for them.
  ///
  /// Any other value lets them go on at their own pace.
  public var speed: Float = 1 {
    didSet {
      if (speed == 0) != (oldValue == 0) { UIApplication.shared.animations.followLayerSpeeds() }
    }
  }

  /// Makes a layer with Core Animation's values; every class has this initializer, for views make layers with it.
  public required init() {}
}

/// Corners of a layer; the values are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// A layer that draws colors which pass into one another over its background, inside of its rounded corners.
///
/// It is the layer of a view whose ``UIView/layerClass`` says so.
open class CAGradientLayer: CALayer {
  /// The colors in their order, as `CGColor`; with anything else among them, no gradient is drawn.
  open var colors: [Any]?
  /// Where each color is whole, from 0 at the start to 1 at the end; at even distances where there are none.
  open var locations: [NSNumber]?
  /// Where the first color is, in a square that is stretched over the bounds; the middle of the top by default.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last color is, in a square that is stretched over the bounds; the middle of the bottom by default.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  /// How the colors spread.
  open var type: CAGradientLayerType = .axial
}

/// How the colors of a gradient layer spread.
public enum CAGradientLayerType: Hashable, Sendable {
  /// Along the line from the start to the end, and alike across it.
  case axial
}

extension UIView {
  /// Makes the view's layer, of the class that the view's own class says.
  func makeLayer() -> CALayer {
    let layerClass = Self.layerClass as? CALayer.Type
    if layerClass == nil {
      UIException.raise(.invalidArgument, "+[\(Self.self) layerClass] must be a class of CALayer's")
    }
    let layer = (layerClass ?? CALayer.self).init()
    layer.view = self
    return layer
  }
}
