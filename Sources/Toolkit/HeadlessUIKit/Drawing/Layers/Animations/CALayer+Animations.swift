import Foundation

/// A layer's animations: those that were added to it, and those of its view's animation blocks.
extension CALayer {
  /// Returns the keys of the layer's animations and of its view's animated properties; `nil` if there are
  /// no animations.
  public func animationKeys() -> [String]? {
    var keys = viewAnimations.map(\.key)
    for key in (attachments ?? []).compactMap(\.key) where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? nil : keys
  }

  /// Returns the animation with a key; for an animated property of the view, an animation with its
  /// key path and duration.
  ///
  /// - Parameter key: The key that the animation was added with, or the name of a property of the
  ///   view.
  /// - Returns: The layer's own copy of the animation; `nil` if there is no such animation.
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

  /// Ends the layer's animations; their delegates and completions are called with `false` at the next turn.
  public func removeAllAnimations() {
    let environment = UIApplication.shared.animations
    environment.interrupt { $0.view != nil && $0.view === view }
    environment.detach { $0.layer === self }
  }

  /// Ends an animation; a completion is called after its animation has no properties left.
  ///
  /// - Parameter key: The key that the animation was added with, or the name of a property of the
  ///   view; ignored if there is no such animation.
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
    environment.report(attached)
  }

  /// Ends the animations of a layer that left the screen, and of its descendants.
  func endAnimationsBelow() {
    let environment = UIApplication.shared.animations
    guard !environment.attachments.isEmpty else { return }
    environment.detach { animation in
      // An animation that has not begun waits until the layer is in a window.
      guard animation.begin != nil else { return false }
      return animation.layer.map { sequence(first: $0, next: \.superlayer).contains { $0 === self } } ?? true
    }
  }
}

/// What is on the screen during animations.
extension CALayer {
  /// Returns a copy of the layer with the current values of its animations; `nil` for a layer that is not
  /// in a window.
  ///
  /// Changes in blocks of `UIView.animate` have their new values immediately.
  public func presentation() -> Self? {
    guard isOnScreen else { return nil }
    let copy = Self(copying: self)
    copy.modelLayer = self
    copy.own.parent = superlayer
    let time = time(at: UIApplication.shared.runLoop.now)
    attachments?.forEach { $0.show(in: copy, at: time) }
    return copy
  }

  /// Returns the layer that this one is the presentation of; the layer itself if it is not a presentation.
  public func model() -> Self { modelLayer as? Self ?? self }
}

/// The time of a layer, which follows from those of its superlayers.
extension CALayer: CAMediaTiming {
  /// The time of the beginning in the superlayer's time; 0 by default.
  public var beginTime: TimeInterval {
    get { timing.beginTime }
    set { change { $0.beginTime = newValue } }
  }
  /// Ignored for layers; infinite by default.
  public var duration: TimeInterval {
    get { timing.duration }
    set { change { $0.duration = newValue } }
  }
  /// The speed of the animations of the layer and its descendants, 1 by default: 0 pauses them, and they do
  /// not keep the application busy. Unlike in UIKit, any other value is the normal speed for changes in
  /// blocks of `UIView.animate`.
  public var speed: Float {
    get { timing.speed }
    set { change { $0.speed = newValue } }
  }
  /// The seconds that are added to the layer's time; 0 by default.
  public var timeOffset: TimeInterval {
    get { timing.timeOffset }
    set { change { $0.timeOffset = newValue } }
  }
  /// Ignored for layers; 0 by default.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { change { $0.repeatCount = newValue } }
  }
  /// Ignored for layers; 0 by default.
  public var repeatDuration: TimeInterval {
    get { timing.repeatDuration }
    set { change { $0.repeatDuration = newValue } }
  }
  /// Ignored for layers; `false` by default.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { change { $0.autoreverses = newValue } }
  }
  /// Ignored for layers; ``CAMediaTimingFillMode/removed`` by default.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { change { $0.fillMode = newValue } }
  }

  /// Converts a time from another layer's time to this layer's.
  ///
  /// - Parameters:
  ///   - t: The time in seconds.
  ///   - l: The other layer; `nil` for the application's time, which ``CACurrentMediaTime()``
  ///     returns.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    time(at: l?.rootTime(at: t) ?? t)
  }

  /// Converts a time from this layer's time to another layer's.
  ///
  /// - Parameters:
  ///   - t: The time in seconds.
  ///   - l: The other layer; `nil` for the application's time, which ``CACurrentMediaTime()``
  ///     returns.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let root = rootTime(at: t)
    return l?.time(at: root) ?? root
  }

  /// Converts a time from the application's time to the layer's.
  func time(at time: TimeInterval) -> TimeInterval {
    timing.localTime(at: superlayer?.time(at: time) ?? time)
  }

  private func rootTime(at time: TimeInterval) -> TimeInterval {
    let outside = timing.parentTime(at: time)
    return superlayer?.rootTime(at: outside) ?? outside
  }

  /// The seconds of the layer's time per second of the application's.
  var timeRate: Double {
    sequence(first: self, next: \.superlayer).reduce(1) { $0 * Double($1.timing.speed) }
  }

  private func change(_ change: (inout MediaTiming) -> Void) {
    let old = timing
    change(&timing)
    guard timing != old else { return }
    let environment = UIApplication.shared.animations
    // For animations of views, only pausing and resuming matter.
    if (timing.speed == 0) != (old.speed == 0) { environment.followLayerSpeeds() }
    environment.followLayerTimes()
  }
}
