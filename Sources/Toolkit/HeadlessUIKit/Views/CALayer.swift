import Foundation

/// How a view's rectangle is drawn.
///
/// A view creates its layer, of the class ``UIView/layerClass``; layers have no sublayers here.
@preconcurrency @MainActor
open class CALayer {
  /// The view that the layer draws.
  weak var view: UIView?
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The corners that are rounded; all by default.
  public var maskedCorners: CACornerMask = .all
  /// The width of the line inside the bounds in points; 0 by default.
  public var borderWidth: CGFloat = 0
  /// The color of that line; black by default.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, from 0, the default, for none to 1.
  public var shadowOpacity: Float = 0
  /// The blur of the shadow in points; 3 by default.
  public var shadowRadius: CGFloat = 3
  /// The position of the shadow relative to the layer in points; 3 points up by default.
  public var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  /// The color of the shadow; black by default.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// Whether everything outside of the bounds is cut off; the view's `clipsToBounds`.
  public var masksToBounds: Bool = false

  /// The speed of the animations of the view and of its descendants: 0 pauses them, and the
  /// application does not count as busy for them. Any other value runs them at the normal speed,
  /// unlike in UIKit.
  public var speed: Float = 1 {
    didSet {
      // Only pausing and resuming make a difference here.
      if (speed == 0) != (oldValue == 0) { UIApplication.shared.animations.followLayerSpeeds() }
    }
  }

  /// Creates a layer with Core Animation's values; `required` because views create layers by their
  /// class.
  public required init() {}
}

/// Corners of a layer; the values are Core Animation's.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// Core Animation's bits.
  public let rawValue: UInt

  /// Creates a set from Core Animation's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The upper right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The lower left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The lower right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// A layer that draws a gradient over its background, inside of its rounded corners.
///
/// It is the layer of a view whose ``UIView/layerClass`` is this class.
open class CAGradientLayer: CALayer {
  /// The colors in their order, as `CGColor`; with any other value among them, no gradient is
  /// drawn.
  open var colors: [Any]?
  /// The position of each color, from 0 at the start to 1 at the end; `nil`, the default, for even
  /// distances.
  open var locations: [NSNumber]?
  /// The position of the first color in the unit square of the bounds; the middle of the top by
  /// default.
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last color in the unit square of the bounds; the middle of the bottom by
  /// default.
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  /// How the colors spread; along a line by default.
  open var type: CAGradientLayerType = .axial
}

/// How the colors of a gradient layer spread.
public enum CAGradientLayerType: Hashable, Sendable {
  /// Along the line from the start to the end, and equally across it.
  case axial
}

extension UIView {
  /// Whether everything outside of the bounds is cut off; `false` by default.
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Creates the view's layer, of the class that the view's class names.
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
