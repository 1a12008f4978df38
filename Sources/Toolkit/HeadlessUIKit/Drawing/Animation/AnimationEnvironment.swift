import Foundation

/// The animations of one application: those whose blocks are running, and those that are still on the
/// screen.
@preconcurrency @MainActor
final class AnimationEnvironment {
  var areEnabled: Bool = true
  private(set) var running: [ViewAnimation] = []
  /// The animations whose blocks are running, from the outermost inward; `nil` for changes without
  /// animation.
  private var blocks: [ViewAnimation?] = []
  /// The animations that were begun by a call and are not committed yet.
  var begun: [BegunAnimation] = []
  let runLoop: VirtualRunLoop
  /// The animations that were added to layers, in order.
  var attachments: [AttachedAnimation] = []
  /// The transactions that are open, the innermost last.
  var transactions: [Transaction] = []
  /// The layers whose changes are not animated yet.
  var newLayers: [NewLayer] = []

  /// Called with each animation of the application that begins.
  var observer: (@MainActor (StartedAnimation) -> Void)?
  /// How many animations have begun.
  var startedCount = 0

  init(runLoop: VirtualRunLoop) {
    self.runLoop = runLoop
  }

  /// The animation whose block is running; `nil` outside of blocks.
  var current: ViewAnimation? { blocks.last ?? nil }

  /// Whether changes are animated.
  var isRecording: Bool { areEnabled && current != nil }

  /// Runs a block whose changes belong to an animation; `nil` for no animation.
  func perform(as animation: ViewAnimation?, _ block: () -> Void) {
    open(animation)
    block()
    close()
  }

  /// Makes changes belong to an animation, or to no animation for `nil`, until ``close()``.
  func open(_ animation: ViewAnimation?) { blocks.append(animation) }

  func close() { blocks.removeLast() }

  /// Records a property that changed, if the change is animated.
  func record(_ key: String, of view: UIView, undo: @escaping @MainActor (UIView) -> Void) {
    guard areEnabled, let current else { return }
    current.add(AnimatedChange(view: view, key: key, restore: undo))
  }

  /// Runs an animation, and ends it when its time is over or it has no changes left.
  ///
  /// - Parameters:
  ///   - animation: The animation, with its changes.
  ///   - total: The seconds until the end; `nil` for an animation without an end.
  ///   - isTracked: Whether the application is busy until the end.
  ///   - completion: Called at the end; the argument is `false` if a change was interrupted.
  func start(
    _ animation: ViewAnimation, total: TimeInterval?, isTracked: Bool = true,
    completion: (@MainActor (Bool) -> Void)?
  ) {
    let completion = releasingTransaction(completion)
    var plan = ViewAnimation.Plan(isTracked: isTracked, completion: completion)
    plan.tokens = schedule(animation, total: total, plan)
    animation.plan = plan
    let name = animation.name
    animation.didLoseChanges = { [weak self, weak animation] in
      guard let self, let animation else { return }
      animation.plan?.tokens.forEach(runLoop.cancel)
      animation.plan = nil
      remove(animation)
      // The completion is called at the next turn, not within the call that ended the animation.
      runLoop.schedule(name: name) { completion?(false) }
    }
    // The animation may be in layers that are paused already.
    followLayerSpeeds()
  }

  /// Schedules the end of an animation that ends by itself.
  func schedule(
    _ animation: ViewAnimation, total: TimeInterval?, _ plan: ViewAnimation.Plan
  ) -> [VirtualRunLoop.Token] {
    schedule(animation, total: total, isTracked: plan.isTracked) { [weak self] in
      self?.remove(animation)
      plan.completion?(!animation.isInterrupted)
    }
  }

  /// Shows an animation, and schedules its end.
  ///
  /// The application is busy until then but, as in EarlGrey, no longer than the run loop's limit
  /// for animations.
  func schedule(
    _ animation: ViewAnimation, total: TimeInterval?, isTracked: Bool = true,
    end: @escaping @MainActor () -> Void
  ) -> [VirtualRunLoop.Token] {
    show(animation, until: total.map { runLoop.now + $0 })
    return scheduleEnd(after: total, name: animation.name, isTracked: isTracked, end: end)
  }

  /// Schedules the end of an animation of views or layers.
  func scheduleEnd(
    after total: TimeInterval?, name: String, isTracked: Bool = true, end: @escaping @MainActor () -> Void
  ) -> [VirtualRunLoop.Token] {
    let longest = runLoop.trackingLimits.animation
    // A longer animation needs two events: its end, which is not waited for, and a marker at the limit,
    // which is waited for.
    if let total, total <= longest {
      return [runLoop.schedule(after: total, name: name, kind: .animation, isTracked: isTracked, end)]
    }
    let ending = total.map {
      runLoop.schedule(after: $0, name: name, kind: .animation, isTracked: false, end)
    }
    let marker =
      isTracked ? runLoop.schedule(after: longest, name: name, kind: .animation, isTracked: true) {} : nil
    return [ending, marker].compactMap(\.self)
  }

  /// Adds an animation to those that are running.
  func show(_ animation: ViewAnimation, until deadline: TimeInterval?) {
    animation.deadline = deadline
    if !running.contains(where: { $0 === animation }) { running.append(animation) }
  }

  func remove(_ animation: ViewAnimation) {
    running.removeAll { $0 === animation }
  }

  /// Ends some changes early.
  func interrupt(_ isEnded: (AnimatedChange) -> Bool) {
    running.forEach { $0.interrupt(isEnded) }
  }

  /// Returns whether a view takes no touches because it is being animated.
  func keepsTouches(from view: UIView) -> Bool {
    running.contains { animation in
      !animation.allowsUserInteraction && animation.changes.contains { $0.view === view }
    }
  }
}

extension ViewAnimation {
  /// The events that end an animation that can be paused and resumed.
  struct Plan {
    let isTracked: Bool
    let completion: (@MainActor (Bool) -> Void)?
    var tokens: [VirtualRunLoop.Token] = []
    /// The time that was left when the animation was paused; `nil` while it is running.
    var held: Rest?
  }

  /// The remaining time of an animation.
  struct Rest {
    /// The seconds until the end; `nil` for an animation that runs forever.
    let seconds: TimeInterval?
  }

  /// Whether everything that is animated is in layers whose speed is 0.
  fileprivate var isInPausedLayers: Bool {
    let views = changes.compactMap(\.view)
    return !views.isEmpty && views.allSatisfy(\.isInPausedLayer)
  }
}

extension UIView {
  fileprivate var isInPausedLayer: Bool {
    sequence(first: self, next: \.superview).contains { $0.layer.speed == 0 }
  }
}

extension AnimationEnvironment {
  /// Pauses the animations in paused layers, which are not waited for, and resumes the others.
  func followLayerSpeeds() {
    for animation in running {
      if animation.isInPausedLayers { hold(animation) } else { resume(animation) }
    }
  }

  private func hold(_ animation: ViewAnimation) {
    guard let plan = animation.plan, plan.held == nil else { return }
    plan.tokens.forEach(runLoop.cancel)
    animation.plan?.tokens = []
    animation.plan?.held = ViewAnimation.Rest(seconds: animation.deadline.map { $0 - runLoop.now })
    animation.deadline = nil
  }

  private func resume(_ animation: ViewAnimation) {
    guard let plan = animation.plan, let rest = plan.held else { return }
    animation.plan?.held = nil
    animation.plan?.tokens = schedule(animation, total: rest.seconds, plan)
  }
}
