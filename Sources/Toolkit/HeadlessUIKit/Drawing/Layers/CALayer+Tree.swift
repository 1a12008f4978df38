import Foundation

/// The layer tree: a subview's layer is a sublayer of its superview's layer.
extension CALayer {
  /// The layers on this one from back to front, those of subviews and those that code added; `nil` if there
  /// are no sublayers.
  ///
  /// Setting it removes layers that are not in the new list; removing a view's layer removes its view.
  public var sublayers: [CALayer]? {
    get {
      let layers = orderedSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      let layers = newValue ?? []
      for old in orderedSublayers where !layers.contains(where: { $0 === old }) { old.removeFromSuperlayer() }
      layers.forEach(addSublayer)
    }
  }

  /// The layer that contains this one; `nil` for a topmost layer.
  public var superlayer: CALayer? { own.parent ?? view?.superview?.layer }

  /// Adds a layer directly behind another one, and removes it from its former superlayer.
  ///
  /// - Parameters:
  ///   - layer: The layer; one that contains this layer raises an exception.
  ///   - sibling: The sublayer in front of it; if it is not a sublayer, the layer is in front of
  ///     all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { order in order.firstIndex { $0 === sibling } ?? order.count }
  }

  /// Adds a layer directly in front of another one, and removes it from its former superlayer.
  ///
  /// - Parameters:
  ///   - layer: The layer; one that contains this layer raises an exception.
  ///   - sibling: The sublayer behind it; if it is not a sublayer, the layer is in front of all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { order in order.firstIndex { $0 === sibling }.map { $0 + 1 } ?? order.count }
  }

  /// Replaces a sublayer with another layer; does nothing if `oldLayer` is not a sublayer.
  ///
  /// - Parameters:
  ///   - oldLayer: The sublayer that is removed; if it is not a sublayer, nothing changes.
  ///   - newLayer: The layer that takes its index in the order; it leaves its former superlayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, orderedSublayers.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The sublayers in the order in which they are drawn, by their `zPosition`.
  package var drawnSublayers: [CALayer] { orderedSublayers.inDrawingOrder(\.zPosition) }

  /// The view that the layer draws; `nil` for a layer that code created.
  package var owner: UIView? { view }

  var orderedSublayers: [CALayer] { storedSublayers ?? view?.subviews.map(\.layer) ?? [] }

  /// The stored order of sublayers; `nil` for a view whose sublayers are just those of its subviews.
  private var storedSublayers: [CALayer]? {
    get { view.map(\.sublayerOrder) ?? own.sublayers }
    set { if let view { view.sublayerOrder = newValue } else { own.sublayers = newValue } }
  }

  /// Adds or moves a layer to an index in the order of the other sublayers.
  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
      return UIException.raise(.invalidArgument, "\(type(of: layer)) is a part of cycle in its layer tree")
    }
    // A subview remains a subview; only its layer moves.
    let isSubview = layer.view.map { $0.superview != nil && $0.superview === view } ?? false
    if !isSubview { layer.leaveParent(endsAnimations: false) }
    var order = orderedSublayers.filter { $0 !== layer }
    order.insert(layer, at: min(max(index(order), 0), order.count))
    storedSublayers = order
    if !isSubview { layer.own.parent = self }
    layer.markOwnerForLayout()
    layer.becomeNew()
    if isOnScreen { UIApplication.shared.animations.beginAttached() } else { layer.endAnimationsBelow() }
  }

  /// Makes this layer the superlayer of its mask.
  func maskDidChange(from old: CALayer?) {
    if old?.own.parent === self { old?.own.parent = nil }
    guard let mask else { return }
    // A mask that was a sublayer of this layer stays with it.
    if mask.own.parent === self { forget(mask) } else { mask.leaveParent() }
    mask.own.parent = self
    mask.becomeNew()
  }

  /// Leaves the superlayer; for a view's layer, the view leaves its superview.
  func leaveParent(endsAnimations: Bool = true) {
    if let parent = own.parent {
      own.parent = nil
      if parent.mask === self { parent.mask = nil }
      parent.forget(self)
      if endsAnimations { endAnimationsBelow() }
    } else {
      view?.removeFromSuperview()
    }
  }

  private func forget(_ layer: CALayer) {
    storedSublayers?.removeAll { $0 === layer }
    view?.simplifySublayerOrder()
  }
}

extension Array {
  /// Returns the elements ordered by a distance; those with the same distance keep their order.
  package func inDrawingOrder(_ distance: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { distance($0) != 0 }) else { return self }
    return enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map(\.element)
  }
}

extension UIView {
  /// Whether sublayers of the view's layer belong to no subview, or their order differs from that of the
  /// subviews.
  package var hasOrderedSublayers: Bool {
    sublayerOrder != nil || subviews.contains { $0.layer.zPosition != 0 }
  }

  /// Records the new index of a subview's layer: as in UIKit, behind the layer of the next subview, or in
  /// front of all layers.
  func noteSublayerOrder(of view: UIView, isBehindAll: Bool = false) {
    guard var order = sublayerOrder else { return }
    let next = subviews.firstIndex { $0 === view }.map { subviews[($0 + 1)...].first?.layer } ?? nil
    order.removeAll { $0 === view.layer }
    order.insert(view.layer, at: isBehindAll ? 0 : order.firstIndex { $0 === next } ?? order.count)
    sublayerOrder = order
  }

  func noteSublayerOrder(without view: UIView) {
    guard sublayerOrder != nil else { return }
    sublayerOrder?.removeAll { $0 === view.layer }
    simplifySublayerOrder()
  }

  func exchangeSublayers(of one: UIView, _ other: UIView) {
    guard let first = sublayerOrder?.firstIndex(where: { $0 === one.layer }),
      let second = sublayerOrder?.firstIndex(where: { $0 === other.layer })
    else { return }
    sublayerOrder?.swapAt(first, second)
  }

  /// Removes the order of sublayers if it follows from that of the subviews.
  func simplifySublayerOrder() {
    guard let order = sublayerOrder, order.elementsEqual(subviews, by: { $0 === $1.layer }) else { return }
    sublayerOrder = nil
  }
}
