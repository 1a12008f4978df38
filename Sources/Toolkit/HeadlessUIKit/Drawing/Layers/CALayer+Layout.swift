import Foundation

/// Layout and display, at the end of the turn or when code requires them.
extension CALayer {
  /// Lays out the layers below, if they need it.
  public func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOut() }
  }

  /// Whether ``setNeedsLayout()`` was called since the last layout.
  public func needsLayout() -> Bool { view?.layoutState.needsLayout ?? own.needsLayout }

  /// Makes the content, if it was requested.
  public func displayIfNeeded() {
    guard own.needsDisplay else { return }
    own.needsDisplay = false
    display()
  }

  /// Whether ``setNeedsDisplay()`` was called since the content was made.
  public func needsDisplay() -> Bool { own.needsDisplay }

  /// Lays out this layer and those below.
  func layOut() {
    if let view { return view.layoutIfNeeded() }
    for _ in 0..<Self.roundLimit where own.needsLayout {
      own.needsLayout = false
      layoutSublayers()
    }
    own.sublayers?.forEach { $0.layOut() }
    mask?.layOut()
  }

  /// How often a layer is laid out that requires it again each time.
  private static let roundLimit = 20

  /// Marks the view around for layout, which the layers on it are laid out with.
  func markOwnerForLayout() {
    guard let around = nearestView else { return }
    around.layoutState.descendantNeedsLayout = true
    around.markAncestorsForLayout()
  }

  /// The view that this layer or one around it draws.
  package var nearestView: UIView? {
    sequence(first: self, next: \.superlayer).lazy.compactMap(\.view).first
  }

  /// Whether the layer is in a window.
  var isOnScreen: Bool { nearestView?.window != nil }
}

extension UIView {
  /// Lays out the layers on this view that belong to none, or that have no superview.
  func layOutFreeSublayers() {
    layer.mask?.layOut()
    guard let order = sublayerOrder else { return }
    for sublayer in order where sublayer.own.parent != nil { sublayer.layOut() }
  }
}
