import Foundation

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
