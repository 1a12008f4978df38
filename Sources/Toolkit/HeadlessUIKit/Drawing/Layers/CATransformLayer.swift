import Foundation

/// A layer that keeps the depth of its sublayers, and draws nothing itself.
open class CATransformLayer: CALayer {
  /// Returns the sublayer that is hit; the layer itself cannot be hit.
  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = layerHit(at: p)
    return hit === self ? nil : hit
  }
}
