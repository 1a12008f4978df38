import Foundation

/// An animation that was added to a layer.
@MainActor
final class AttachedAnimation {
  let animation: CAAnimation
  let key: String?
  weak var layer: CALayer?
  /// The time of the beginning in the layer's time; `nil` until the layer is in a window.
  var begin: TimeInterval?
  /// The time of the end in the application's time; `nil` if the animation runs forever, is paused or has
  /// not begun.
  var deadline: TimeInterval?
  /// Whether the beginning was reported to the delegate.
  var hasStarted = false
  /// Whether the end was reached; the animation may stay in its layer afterward.
  var isOver = false
  var tokens: [VirtualRunLoop.Token] = []
  /// The transaction that waits for the animation.
  let transaction: Transaction?

  init(_ animation: CAAnimation, key: String?, layer: CALayer, transaction: Transaction?) {
    (self.animation, self.key, self.layer, self.transaction) = (animation, key, layer, transaction)
  }

  /// The name in lists of what keeps the application busy.
  var name: String {
    let view = layer?.nearestView.map(\.layoutName)
    return "animation of \(view ?? layer.map { "\(type(of: $0))" } ?? "a layer")"
  }

  /// Changes a copy of the layer to what is shown at a time in the layer's time.
  func show(in copy: CALayer, at time: TimeInterval) {
    if let begin { animation.show(in: copy, at: time - begin) }
  }
}

extension AnimationEnvironment {
  /// Adds an animation to a layer.
  func attach(_ animation: AttachedAnimation) {
    attachments.append(animation)
    animation.transaction?.hold()
    follow(animation)
  }

  /// Removes animations from their layers early.
  func detach(where isEnded: (AttachedAnimation) -> Bool) {
    let ended = attachments.filter { isEnded($0) || $0.layer == nil }
    guard !ended.isEmpty else { return }
    attachments.removeAll { animation in ended.contains { $0 === animation } }
    for animation in ended {
      animation.tokens.forEach(runLoop.cancel)
      animation.layer?.attachments?.removeAll { $0 === animation }
      guard !animation.isOver else { continue }
      // Reported at the next turn, not within the call that ended the animation.
      runLoop.schedule(name: animation.name) { animation.stop(isFinished: false) }
    }
  }

  /// Reschedules the beginnings and ends of all animations of layers, after the time of layers changed.
  func followLayerTimes() {
    for animation in attachments { follow(animation) }
  }

  /// Begins the animations of layers that entered a window.
  func beginAttached() {
    for animation in attachments where animation.begin == nil { follow(animation) }
  }

  private func follow(_ animation: AttachedAnimation) {
    guard !animation.isOver, let layer = animation.layer, layer.isOnScreen else { return }
    animation.tokens.forEach(runLoop.cancel)
    (animation.tokens, animation.deadline) = ([], nil)
    let (now, rate) = (layer.time(at: runLoop.now), layer.timeRate)
    let asked = animation.animation.beginTime
    let begin = animation.begin ?? (asked == 0 ? now : asked)
    animation.begin = begin
    // Nothing waits for a layer whose time is stopped.
    guard rate > 0 else { return }
    if !animation.hasStarted {
      animation.tokens.append(
        runLoop.schedule(after: (begin - now) / rate, name: animation.name, kind: .animation) {
          animation.start()
        })
    }
    let total = (begin + animation.animation.timing.activeDuration - now) / rate
    if total.isFinite { animation.deadline = runLoop.now + max(0, total) }
    animation.tokens += scheduleEnd(after: total.isFinite ? max(0, total) : nil, name: animation.name) {
      [weak self] in self?.end(animation)
    }
  }

  private func end(_ animation: AttachedAnimation) {
    (animation.isOver, animation.deadline) = (true, nil)
    if animation.animation.isRemovedOnCompletion {
      attachments.removeAll { $0 === animation }
      animation.layer?.attachments?.removeAll { $0 === animation }
    }
    animation.stop(isFinished: true)
  }
}

extension AttachedAnimation {
  fileprivate func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  fileprivate func stop(isFinished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    transaction?.release()
  }
}
