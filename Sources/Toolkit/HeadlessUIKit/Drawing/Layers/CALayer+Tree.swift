import Foundation

/// The tree of layers: a subview's layer is a sublayer of its superview's.
extension CALayer {
  /// The layers on this one from back to front, those of subviews and those that code added; `nil`
  /// if there are none.
  ///
  /// Setting it removes those that are not among the new ones; a view's layer takes its view along.
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

  /// The layer that this one is on.
  public var superlayer: CALayer? { own.parent ?? view?.superview?.layer }

  /// Adds a layer right behind a sublayer; in front of all if there is no such sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { order in order.firstIndex { $0 === sibling } ?? order.count }
  }

  /// Adds a layer right in front of a sublayer; in front of all if there is no such sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { order in order.firstIndex { $0 === sibling }.map { $0 + 1 } ?? order.count }
  }

  /// Puts a layer in the position of a sublayer, which is removed; nothing happens if there is no
  /// such sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, orderedSublayers.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// The sublayers in the order in which they are drawn: those with a greater `zPosition` later.
  package var drawnSublayers: [CALayer] { orderedSublayers.inDrawingOrder(\.zPosition) }

  /// The view that the layer draws; `nil` for one that code created itself.
  package var owner: UIView? { view }

  var orderedSublayers: [CALayer] { storedSublayers ?? view?.subviews.map(\.layer) ?? [] }

  /// The sublayers in their order where that is kept: not for a view with subviews alone.
  private var storedSublayers: [CALayer]? {
    get { view.map(\.sublayerOrder) ?? own.sublayers }
    set { if let view { view.sublayerOrder = newValue } else { own.sublayers = newValue } }
  }

  /// Adds a layer, or moves one that is there, to the index in the others' order.
  func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else {
      return UIException.raise(.invalidArgument, "\(type(of: layer)) is a part of cycle in its layer tree")
    }
    // A subview stays one, and only its layer moves.
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
    // One that was a sublayer here stays with this layer.
    if mask.own.parent === self { forget(mask) } else { mask.leaveParent() }
    mask.own.parent = self
    mask.becomeNew()
  }

  /// Leaves the superlayer; a view's layer takes the view along.
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
  /// The elements by their distance to the eye; those of the same distance keep their order.
  package func inDrawingOrder(_ distance: (Element) -> CGFloat) -> [Element] {
    guard contains(where: { distance($0) != 0 }) else { return self }
    return enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
      .map(\.element)
  }
}

extension UIView {
  /// Whether layers on the view's belong to no subview, or are in another order than subviews.
  package var hasOrderedSublayers: Bool {
    sublayerOrder != nil || subviews.contains { $0.layer.zPosition != 0 }
  }

  /// Notes the new index of a subview: behind the layer of the next subview, as UIKit has it, or in
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

  /// Forgets the order of sublayers where it follows from that of subviews.
  func simplifySublayerOrder() {
    guard let order = sublayerOrder, order.elementsEqual(subviews, by: { $0 === $1.layer }) else { return }
    sublayerOrder = nil
  }
}
