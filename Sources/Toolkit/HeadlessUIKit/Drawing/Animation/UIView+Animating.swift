import Foundation

/// Animations, which take virtual time.
///
/// As in UIKit, changes in a block take effect immediately and only the screen follows: a snapshot during
/// an animation shows the new values. The application is busy until the animation is over. Then
/// `completion` is called with whether the animation reached its end; it does not if an animated view left
/// its window or lost its animations. An animation without a duration, or while animations are disabled, is
/// over at the next turn; one that changes nothing takes its full time.
extension UIView {
  /// Animates the changes that `animations` makes, after a delay.
  ///
  /// - Parameters:
  ///   - duration: The seconds of the animation; at 0 and below, `completion` is called at the next turn.
  ///   - delay: The seconds before the animation; a negative delay counts as 0.
  ///   - options: How the animation runs; empty by default.
  ///   - animations: Makes the changes; called immediately.
  ///   - completion: Called at the end, with whether the animation reached it.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Animates the changes that `animations` makes.
  ///
  /// - Parameters:
  ///   - duration: The seconds of the animation; at 0 and below, `completion` is called at the next
  ///     turn.
  ///   - animations: Makes the changes; called immediately.
  ///   - completion: Called at the end, with whether the animation reached it; `nil` by default.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(AnimationTiming(duration: duration), animations: animations, completion: completion)
  }

  /// Animates the changes that `animations` makes with a spring.
  ///
  /// The spring is ignored: the animation takes `duration` seconds with any damping.
  ///
  /// - Parameters:
  ///   - duration: The seconds of the animation; at 0 and below, `completion` is called at the next turn.
  ///   - delay: The seconds before the animation; a negative delay counts as 0.
  ///   - dampingRatio: Ignored.
  ///   - velocity: Ignored.
  ///   - options: How the animation runs; empty by default.
  ///   - animations: Makes the changes; called immediately.
  ///   - completion: Called at the end, with whether the animation reached it.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, options: options, damping: dampingRatio),
      animations: animations, completion: completion)
  }

  /// Runs one animation block inside those that are already running.
  static func animate(
    _ timing: AnimationTiming, animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    let environment = UIApplication.shared.animations
    let timing = timing.inside(environment.current)
    guard environment.areEnabled, timing.duration > 0 else {
      // Changes without a duration are not animated by an outer block either.
      environment.perform(as: nil, animations)
      return completeAtNextTurn(completion)
    }
    let allowsTouches = timing.options.contains(.allowUserInteraction)
    let animation = ViewAnimation(duration: timing.duration, allowsUserInteraction: allowsTouches)
    let number = environment.nextNumber()
    environment.perform(as: animation) {
      animations()
      // The layout belongs to the block; otherwise, what it moves would jump.
      guard timing.options.contains(.layoutSubviews) else { return }
      animation.changes.forEach { $0.view?.layoutIfNeeded() }
    }
    environment.report(animation, number: number, AnimationPace(timing))
    // Nothing waits for an animation that lets touches pass and has no completion, since its end changes
    // nothing.
    environment.start(
      animation, total: timing.total, isTracked: !allowsTouches || completion != nil, completion: completion)
  }

  private static func completeAtNextTurn(_ completion: (@MainActor (Bool) -> Void)?) {
    guard let completion else { return }
    UIApplication.shared.runLoop.schedule(name: "animation") { completion(true) }
  }
}

extension UIView {
  /// Whether blocks are animated; `true` by default.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.animations.areEnabled }

  /// Enables or disables animations for subsequent blocks.
  ///
  /// - Parameter enabled: `false` makes later blocks change their views without an animation, and
  ///   call their completions at the next turn; animations that are running continue.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animations.areEnabled = enabled
  }

  /// Makes changes without animation, even inside an animation block.
  ///
  /// - Parameter actionsWithoutAnimation: Makes the changes; called once, immediately.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIApplication.shared.animations
    let wereEnabled = environment.areEnabled
    environment.areEnabled = false
    actionsWithoutAnimation()
    environment.areEnabled = wereEnabled
  }

  /// The duration in seconds of the animation whose block is running; 0 outside of blocks.
  public static var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animations.current?.duration ?? 0
  }

  /// Records a change of a property in the animation whose block is running.
  func recordAnimation(of key: String, undo: @escaping @MainActor (UIView) -> Void) {
    let environment = UIApplication.shared.animations
    guard environment.isRecording else { return }
    environment.record(key, of: self, undo: undo)
  }

  /// Records changed bounds; as in Core Animation, size and origin are animated separately.
  func recordAnimationOfBounds(from old: CGRect) {
    guard UIApplication.shared.animations.isRecording else { return }
    if bounds.size != old.size { recordAnimation(of: "bounds.size") { $0.bounds.size = old.size } }
    if bounds.origin != old.origin { recordAnimation(of: "bounds.origin") { $0.bounds.origin = old.origin } }
  }

  /// Records that the view was hidden or shown, which only stack views animate.
  func recordAnimationOfHiding(from old: Bool) {
    guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self })
    else { return }
    recordAnimation(of: "hidden") { $0.isHidden = old }
  }
}

extension UIView {
  /// Animates a sequence of keyframes that the block adds.
  ///
  /// See ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``. All changes are made
  /// immediately; only the total duration matters.
  ///
  /// - Parameters:
  ///   - duration: The seconds of the animation; at 0 and below, `completion` is called at the next turn.
  ///   - delay: The seconds before the animation; a negative delay counts as 0.
  ///   - options: How the animation runs; empty by default.
  ///   - animations: Adds the keyframes; called immediately.
  ///   - completion: Called at the end, with whether the animation reached it.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options.animationOptions)
    animate(timing, animations: animations, completion: completion)
  }

  /// Adds a keyframe.
  ///
  /// The block runs immediately, so the last keyframe added for a property decides its value.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start as a fraction of the animation's time; ignored.
  ///   - frameDuration: The duration as a fraction of the animation's time; ignored.
  ///   - animations: Makes the changes; called immediately.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    UIApplication.shared.animations.current?.keyframeCount += 1
    animations()
  }
}

extension UIView {
  /// Animates from a view's old appearance to the one that `animations` gives it, for `duration` seconds.
  ///
  /// The view changes as a whole; changes inside it are animated only with
  /// ``AnimationOptions/allowAnimatedContent``.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - duration: The seconds of the transition; at 0 and below, `completion` is called at the next turn.
  ///   - options: How the transition runs; empty by default.
  ///   - animations: Changes the view; called immediately.
  ///   - completion: Called at the end, with whether the transition reached it.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, options: options)
    animate(timing) {
      // The view itself counts as changed, with nothing to undo, so that the transition has a change.
      view.recordAnimation(of: "transition") { _ in }
      guard let animations else { return }
      options.contains(.allowAnimatedContent) ? animations() : performWithoutAnimation(animations)
    } completion: {
      completion?($0)
    }
  }

  /// Replaces `fromView`, which leaves its superview, with `toView`.
  ///
  /// With ``AnimationOptions/showHideTransitionViews``, both stay: `fromView` is hidden and `toView` shown.
  /// If `fromView` has no superview, `completion` is called with `false` immediately.
  ///
  /// - Parameters:
  ///   - fromView: The view that is replaced.
  ///   - toView: The view that takes its place.
  ///   - duration: The seconds of the transition; at 0 and below, `completion` is called at the next turn.
  ///   - options: How the transition runs; empty by default.
  ///   - completion: Called at the end, with whether the transition reached it.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        // Inserted first, since removing `fromView` would lose its index.
        container.insertSubview(toView, at: container.subviews.firstIndex { $0 === fromView } ?? 0)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
