import Foundation

/// Animations take virtual time.
///
/// As in UIKit, what a block changes has its new value at once, and only the screen follows: a snapshot in the middle
/// of an animation shows the new values. The application is busy until the animation is over, and then `completion`
/// hears whether it came to its end: not if a view of it left its window, or lost its animations. An animation without
/// a duration, or while animations are disabled, is over at the next turn. One that nothing is moved by takes its time
/// like any other.
extension UIView {
  /// Animates what `animations` changes.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Animates what `animations` changes.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(AnimationTiming(duration: duration), animations: animations, completion: completion)
  }

  /// Animates what `animations` changes, like a spring; the time is the duration all the same.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(
      AnimationTiming(duration: duration, delay: delay, options: options), animations: animations,
      completion: completion)
  }

  /// Runs one block's animation inside those whose blocks run already.
  static func animate(
    _ timing: AnimationTiming, animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)?
  ) {
    let environment = UIApplication.shared.animations
    let timing = timing.inside(environment.current)
    guard environment.areEnabled, timing.duration > 0 else {
      environment.perform(as: nil, animations)
      return completeAtNextTurn(completion)
    }
    let allowsTouches = timing.options.contains(.allowUserInteraction)
    let animation = ViewAnimation(duration: timing.duration, allowsUserInteraction: allowsTouches)
    environment.perform(as: animation) {
      animations()
      guard timing.options.contains(.layoutSubviews) else { return }
      animation.changes.forEach { $0.view?.layoutIfNeeded() }
    }
    environment.start(
      animation, total: timing.total, isTracked: !allowsTouches || completion != nil, completion: completion)
  }

  private static func completeAtNextTurn(_ completion: (@MainActor (Bool) -> Void)?) {
    guard let completion else { return }
    UIApplication.shared.runLoop.schedule(name: "animation") { completion(true) }
  }
}

extension UIView {
  /// Whether blocks are animated; they are by default.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.animations.areEnabled }

  /// Turns animations on or off, for blocks that run from now on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animations.areEnabled = enabled
  }

  /// Changes views at once, also inside of an animation's block.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let environment = UIApplication.shared.animations
    let wereEnabled = environment.areEnabled
    environment.areEnabled = false
    actionsWithoutAnimation()
    environment.areEnabled = wereEnabled
  }

  /// The duration of the animation whose block runs; 0 outside of any.
  public static var inheritedAnimationDuration: TimeInterval {
    UIApplication.shared.animations.current?.duration ?? 0
  }

  /// Tells the animation whose block runs that a property changed.
  func recordAnimation(of key: String, undo: @escaping @MainActor (UIView) -> Void) {
    UIApplication.shared.animations.record(key, of: self) { [weak self] in self.map(undo) }
  }

  /// Tells of new bounds: a layer moves and sizes its content apart.
  func recordAnimationOfBounds(from old: CGRect) {
    if bounds.size != old.size { recordAnimation(of: "bounds.size") { $0.bounds.size = old.size } }
    if bounds.origin != old.origin { recordAnimation(of: "bounds.origin") { $0.bounds.origin = old.origin } }
  }

  /// Tells that the view was hidden or shown, which is animated in stacks only.
  func recordAnimationOfHiding(from old: Bool) {
    guard let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self })
    else { return }
    recordAnimation(of: "hidden") { $0.isHidden = old }
  }
}

extension UIView {
  /// Animates a chain of keyframes, which the block adds; see ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: delay, options: options.animationOptions)
    animate(timing, animations: animations, completion: completion)
  }

  /// Adds a part of an animation; start and duration are parts of the whole animation's time.
  ///
  /// The block runs at once, so that of several keyframes for one property the last one added counts.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) {
    animations()
  }
}

extension UIView {
  /// Animates from a view's old look to the one that `animations` gives it.
  ///
  /// The view as a whole changes; what moves inside of it is animated only with ``AnimationOptions/allowAnimatedContent``.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, options: options)
    animate(timing) {
      view.recordAnimation(of: "transition") { _ in }
      guard let animations else { return }
      options.contains(.allowAnimatedContent) ? animations() : performWithoutAnimation(animations)
    } completion: {
      completion?($0)
    }
  }

  /// Puts `toView` in the place of `fromView`, which leaves its superview.
  ///
  /// With ``AnimationOptions/showHideTransitionViews`` both stay, and one is hidden and the other shown.
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
        container.insertSubview(toView, at: container.subviews.firstIndex { $0 === fromView } ?? 0)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
