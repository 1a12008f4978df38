import Foundation

/// Layout and display, at the end of the turn or when code requires them.
extension CALayer {
  /// Lays out this layer and its descendants, if they need it.
  public func layoutIfNeeded() {
    if let view { view.layoutIfNeeded() } else { layOut() }
  }

  /// Whether ``setNeedsLayout()`` was called since the last layout.
  public func needsLayout() -> Bool { view?.layoutState.needsLayout ?? own.needsLayout }

  /// Updates the content, if ``setNeedsDisplay()`` was called.
  public func displayIfNeeded() {
    guard own.needsDisplay else { return }
    own.needsDisplay = false
    display()
  }

  /// Whether ``setNeedsDisplay()`` was called since the last update of the content.
  public func needsDisplay() -> Bool { own.needsDisplay }

  /// Lays out this layer and its descendants.
  func layOut() {
    if let view { return view.layoutIfNeeded() }
    for _ in 0..<Self.roundLimit where own.needsLayout {
      own.needsLayout = false
      layoutSublayers()
    }
    own.sublayers?.forEach { $0.layOut() }
    mask?.layOut()
  }

  /// The limit of layouts of a layer that requires another each time.
  private static let roundLimit = 20

  /// Marks the nearest view for layout, which includes the layers on it.
  func markOwnerForLayout() {
    guard let around = nearestView else { return }
    around.layoutState.descendantNeedsLayout = true
    around.markAncestorsForLayout()
  }

  /// The view of this layer or of the nearest superlayer that has a view.
  package var nearestView: UIView? {
    sequence(first: self, next: \.superlayer).lazy.compactMap(\.view).first
  }

  /// Whether the layer is in a window.
  var isOnScreen: Bool { nearestView?.window != nil }
}

extension UIView {
  /// Lays out the layers on this view that do not belong to a subview.
  func layOutFreeSublayers() {
    layer.mask?.layOut()
    guard let order = sublayerOrder else { return }
    for sublayer in order where sublayer.own.parent != nil { sublayer.layOut() }
  }
}
