import Foundation

/// A layer that draws its sublayers several times, each copy slightly different.
///
/// Render trees show the original, and the number and distance of the copies.
///
///     let dots = CAReplicatorLayer()
///     dots.instanceCount = 3
///     dots.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
///     dots.addSublayer(CAShapeLayer()) // shown three times, 20 points apart
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original; 1 by default.
  open var instanceCount: Int = 1
  /// Whether copies are drawn in three dimensions; `false` by default. Stored only.
  open var preservesDepth: Bool = false
  /// The delay in seconds of each copy's animations after the previous one's; 0 by default. Stored only.
  open var instanceDelay: TimeInterval = 0
  /// The transform from each copy to the next, about the center of the layer; the identity by default.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The color that the original is multiplied by; white by default. Stored only.
  open var instanceColor: CGColor? = UIColor.white.cgColor
  /// The red that each copy adds; 0 by default. Stored only.
  open var instanceRedOffset: Float = 0
  /// The green that each copy adds; 0 by default. Stored only.
  open var instanceGreenOffset: Float = 0
  /// The blue that each copy adds; 0 by default. Stored only.
  open var instanceBlueOffset: Float = 0
  /// The opacity that each copy adds; 0 by default. Stored only.
  open var instanceAlphaOffset: Float = 0

  override class var properties: [String: LayerProperty] {
    super.properties.merging([
      "instanceTransform": LayerProperty(value: \CAReplicatorLayer.instanceTransform),
      "instanceCount": LayerProperty(value: \CAReplicatorLayer.instanceCount),
    ]) { $1 }
  }
}
