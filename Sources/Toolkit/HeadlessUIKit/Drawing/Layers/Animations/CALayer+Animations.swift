import Foundation

/// A layer's animations: those that were added to it, and those of its view's blocks.
extension CALayer {
  /// Returns the names of the layer's animations and of its view's animated properties; `nil` if
  /// there are none.
  public func animationKeys() -> [String]? {
    var keys = viewAnimations.map(\.key)
    for key in (attachments ?? []).compactMap(\.key) where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation of a name; for an animated property of the view, one that has its key
  /// path and its duration.
  public func animation(forKey key: String) -> CAAnimation? {
    if let own = attachments?.first(where: { $0.key == key }) { return own.animation }
    let environment = UIApplication.shared.animations
    let running = environment.running.first { animation in
      animation.changes.contains { $0.view != nil && $0.view === view && $0.key == key }
    }
    return running.map {
      let animation = CABasicAnimation(keyPath: key)
      animation.duration = $0.duration
      return animation
    }
  }

  /// Ends the layer's animations; their delegates and completions are called with `false` at the next
  /// turn.
  public func removeAllAnimations() {
    let environment = UIApplication.shared.animations
    environment.interrupt { $0.view != nil && $0.view === view }
    environment.detach { $0.layer === self }
  }

  /// Ends the animation of one name or property; a completion is called when its animation has no
  /// property left.
  public func removeAnimation(forKey key: String) {
    let environment = UIApplication.shared.animations
    environment.interrupt { $0.view != nil && $0.view === view && $0.key == key }
    environment.detach { $0.layer === self && $0.key == key }
  }

  /// The animated properties of the view, in the order in which their animations began.
  private var viewAnimations: [RunningAnimation] {
    var found: [RunningAnimation] = []
    guard view != nil else { return found }
    for animation in UIApplication.shared.animations.viewAnimations where animation.view === view {
      if !found.contains(where: { $0.key == animation.key }) { found.append(animation) }
    }
    return found
  }

  func attach(_ animation: CAAnimation, forKey key: String?) {
    guard let copy = animation.copy() as? CAAnimation else { return }
    let environment = UIApplication.shared.animations
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    if let key { environment.detach { $0.layer === self && $0.key == key } }
    let attached = AttachedAnimation(
      copy, key: key, layer: self, transaction: environment.transactions.last)
    attachments = (attachments ?? []) + [attached]
    environment.attach(attached)
  }

  /// Ends the animations of a layer that left the screen, and of those on it.
  func endAnimationsBelow() {
    let environment = UIApplication.shared.animations
    guard !environment.attachments.isEmpty else { return }
    environment.detach { animation in
      // What has not begun waits until the layer is in a window.
      guard animation.begin != nil else { return false }
      return animation.layer.map { sequence(first: $0, next: \.superlayer).contains { $0 === self } } ?? true
    }
  }
}

/// What is on the screen in the middle of animations.
extension CALayer {
  /// Returns a copy of the layer as it is on the screen at the present time, with the values that its
  /// animations have reached; `nil` for a layer that is in no window.
  ///
  /// What blocks of `UIView.animate` change has its new value at once.
  public func presentation() -> Self? {
    guard isOnScreen else { return nil }
    let copy = Self(copying: self)
    copy.modelLayer = self
    copy.own.parent = superlayer
    let time = time(at: UIApplication.shared.runLoop.now)
    attachments?.forEach { $0.show(in: copy, at: time) }
    return copy
  }

  /// Returns the layer that this one shows in the middle of animations; the layer itself if it is no
  /// such copy.
  public func model() -> Self { modelLayer as? Self ?? self }
}

/// The time of a layer, which follows from those of the layers around it.
extension CALayer: CAMediaTiming {
  /// The superlayer's time at which the layer's begins; 0 by default.
  public var beginTime: TimeInterval {
    get { timing.beginTime }
    set { change { $0.beginTime = newValue } }
  }
  /// Without an effect on a layer; infinite by default.
  public var duration: TimeInterval {
    get { timing.duration }
    set { change { $0.duration = newValue } }
  }
  /// The speed of the animations of the layer and of those on it: 0 pauses them, and the application
  /// does not count as busy for them. For what blocks of `UIView.animate` change, any other value is
  /// the normal speed, unlike in UIKit.
  public var speed: Float {
    get { timing.speed }
    set { change { $0.speed = newValue } }
  }
  /// What is added to the layer's time in seconds; 0 by default.
  public var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { change { $0.timeOffset = newValue } }
  }
  /// Without an effect on a layer; 0 by default.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { change { $0.repeatCount = newValue } }
  }
  /// Without an effect on a layer; 0 by default.
  public var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { change { $0.repeatDuration = newValue } }
  }
  /// Without an effect on a layer; `false` by default.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { change { $0.autoreverses = newValue } }
  }
  /// Without an effect on a layer; nothing by default.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { change { $0.fillMode = newValue } }
  }

  /// Returns a time of another layer's as this layer's; `nil` means the application's time, which
  /// ``CACurrentMediaTime()`` returns.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    time(at: l?.rootTime(at: t) ?? t)
  }

  /// Returns a time of this layer's as another layer's; `nil` means the application's time.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let root = rootTime(at: t)
    return l?.time(at: root) ?? root
  }

  /// Returns the layer's time at a time of the application's.
  func time(at time: TimeInterval) -> TimeInterval {
    timing.localTime(at: superlayer?.time(at: time) ?? time)
  }

  private func rootTime(at time: TimeInterval) -> TimeInterval {
    let outside = timing.parentTime(at: time)
    return superlayer?.rootTime(at: outside) ?? outside
  }

  /// The layer's seconds in a second of the application's.
  var timeRate: Double {
    sequence(first: self, next: \.superlayer).reduce(1) { $0 * Double($1.timing.speed) }
  }

  private func change(_ change: (inout MediaTiming) -> Void) {
    let old = timing
    change(&timing)
    guard timing != old else { return }
    let environment = UIApplication.shared.animations
    // For the animations of views, only pausing and resuming make a difference.
    if (timing.speed == 0) != (old.speed == 0) { environment.followLayerSpeeds() }
    environment.followLayerTimes()
  }
}
