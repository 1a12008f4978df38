import Foundation

/// The changes that one animation block made.
@preconcurrency @MainActor
final class ViewAnimation {
  /// The seconds of one run, without the delay.
  let duration: TimeInterval
  /// Whether the animated views take touches during the animation.
  var allowsUserInteraction: Bool
  /// The time of the end on the application's clock; `nil` if the animation runs forever or is
  /// paused.
  var deadline: TimeInterval?
  private(set) var changes: [AnimatedChange] = []
  /// Whether a change was ended early.
  private(set) var isInterrupted = false
  /// The scheduled end of an animation that ends by itself; `nil` for an animator's.
  var plan: Plan?
  /// The number of keyframes that the block added.
  var keyframeCount = 0
  /// Whether an animator's animation was reported.
  var isReported = false
  /// Called after the last change was ended early.
  var didLoseChanges: @MainActor () -> Void = {}

  init(duration: TimeInterval, allowsUserInteraction: Bool) {
    (self.duration, self.allowsUserInteraction) = (duration, allowsUserInteraction)
  }

  /// The name in lists of what keeps the application busy, with that of the first animated view.
  var name: String {
    changes.lazy.compactMap(\.view).first.map { "animation of \($0.layoutName)" } ?? "animation"
  }

  /// Adds a change; the first change of a property is kept, since it has the value to return to.
  func add(_ change: AnimatedChange) {
    guard !changes.contains(where: { $0.view === change.view && $0.key == change.key }) else { return }
    changes.append(change)
  }

  /// Ends some changes early.
  func interrupt(_ isEnded: (AnimatedChange) -> Bool) {
    let count = changes.count
    changes.removeAll(where: isEnded)
    guard changes.count < count else { return }
    isInterrupted = true
    if changes.isEmpty { didLoseChanges() }
  }

  /// Restores every property's value before the animation.
  func undoChanges() {
    // A later change may be based on an earlier one, so it is undone first.
    for change in changes.reversed() { change.undo() }
  }
}

/// A property of a view that changed inside an animation block.
///
/// It is a class since lists of changes are copied often.
@preconcurrency @MainActor
final class AnimatedChange {
  /// The view, which an animation that repeats does not keep.
  @Unretained private(set) var view: UIView?
  /// The layer's name of the property, such as `position`.
  let key: String
  private let restore: @MainActor (UIView) -> Void

  init(view: UIView, key: String, restore: @escaping @MainActor (UIView) -> Void) {
    _view = Unretained(wrappedValue: view)
    self.key = key
    self.restore = restore
  }

  /// Restores the property's former value.
  func undo() { view.map(restore) }
}

/// The delay and duration of an animation, in seconds.
struct AnimationTiming: Hashable, Sendable {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  /// The damping ratio of a spring; `nil` without a spring.
  var damping: CGFloat?

  /// The seconds until the animation is over; `nil` if it runs forever.
  var total: TimeInterval? {
    if options.contains(.repeat) { return nil }
    return max(0, delay) + duration * (options.contains(.autoreverse) ? 2 : 1)
  }

  /// Returns the timing inside another animation's block: with the outer duration, unless the options
  /// override it.
  func inside(_ outer: ViewAnimation?) -> AnimationTiming {
    guard let outer, !options.contains(.overrideInheritedDuration) else { return self }
    var copy = self
    copy.duration = outer.duration
    return copy
  }
}
