import Foundation

/// A layer that keeps the depth of what is on it, and draws nothing itself.
open class CATransformLayer: CALayer {
  /// Returns `nil`: the layer itself is no rectangle that can be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = layerHit(at: p)
    return hit === self ? nil : hit
  }
}
