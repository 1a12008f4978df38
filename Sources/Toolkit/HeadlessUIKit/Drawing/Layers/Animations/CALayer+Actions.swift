import Foundation

/// Implicit animations of layers without a view: as in Core Animation, a change of a property is animated
/// if the layer has been on the screen before.
extension CALayer {
  /// Called after a property changed.
  func noteChange(of key: String, from old: Any?) {
    guard view == nil, modelLayer == nil else { return }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard own.isShown, isOnScreen, !CATransaction.disableActions(), !isSame(old, value(forKey: key)) else {
      return
    }
    guard let action = action(forKey: key) else { return }
    let basic = action as? CABasicAnimation
    if basic?.fromValue == nil, basic?.toValue == nil, basic?.byValue == nil { basic?.fromValue = old }
    action.run(forKey: key, object: self, arguments: nil)
  }

  private func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one = AnimatableValue(one), let other = AnimatableValue(other) else {
      return one == nil && other == nil
    }
    return one == other
  }

  func foundAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(
        forKey: event)
      ?? (Self.animatedKeys.contains(event) ? CABasicAnimation(keyPath: event) : nil)
    return found is NSNull ? nil : found
  }

  /// The properties whose changes are animated.
  private static let animatedKeys: Set<String> = [
    "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "contents", "cornerRadius",
    "hidden", "opacity", "position", "shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius",
    "sublayerTransform", "transform", "zPosition", "colors", "locations", "startPoint", "endPoint",
    "fontSize",
    "foregroundColor", "path", "fillColor", "strokeColor", "strokeStart", "strokeEnd", "lineWidth",
    "lineDashPhase", "miterLimit",
  ]
}

extension AnimationEnvironment {
  /// Marks new layers that are on the screen at the end of a turn; from then on, their changes are
  /// animated.
  func showNewLayers() {
    guard !newLayers.isEmpty else { return }
    newLayers.removeAll { new in
      guard let layer = new.layer else { return true }
      if layer.isOnScreen { layer.mark(shown: true) }
      return layer.own.isShown
    }
  }
}

/// A layer that was added and has not been on the screen yet.
struct NewLayer {
  weak var layer: CALayer?
}

extension CALayer {
  /// Stops animating changes until the layer has been on the screen, after it was added or moved in the
  /// tree.
  func becomeNew() {
    mark(shown: false)
    UIApplication.shared.animations.newLayers.append(NewLayer(layer: self))
  }

  fileprivate func mark(shown isShown: Bool) {
    own.isShown = isShown
    own.sublayers?.forEach { $0.mark(shown: isShown) }
  }
}
