import Foundation

/// A layer that draws what is on it several times, each time a little different.
///
/// Trees show the original, and the number and the distance of the copies.
open class CAReplicatorLayer: CALayer {
  /// The number of times, the original included; 1 by default.
  open var instanceCount: Int = 1
  /// Whether depth is kept; `false` by default. Stored only.
  open var preservesDepth: Bool = false
  /// The seconds by which each copy's animations are later; 0 by default. Stored only.
  open var instanceDelay: TimeInterval = 0
  /// The transform from each copy to the next, about the middle of the layer.
  open var instanceTransform: CATransform3D = CATransform3DIdentity
  /// The color that the original is multiplied with; white by default. Stored only.
  open var instanceColor: CGColor? = UIColor.white.cgColor
  /// What each copy has more of red; 0 by default. Stored only.
  open var instanceRedOffset: Float = 0
  /// What each copy has more of green; 0 by default. Stored only.
  open var instanceGreenOffset: Float = 0
  /// What each copy has more of blue; 0 by default. Stored only.
  open var instanceBlueOffset: Float = 0
  /// What each copy has more of opacity; 0 by default. Stored only.
  open var instanceAlphaOffset: Float = 0

  override class var properties: [String: LayerProperty] {
    super.properties.merging([
      "instanceTransform": LayerProperty(value: \CAReplicatorLayer.instanceTransform),
      "instanceCount": LayerProperty(value: \CAReplicatorLayer.instanceCount),
    ]) { $1 }
  }
}
