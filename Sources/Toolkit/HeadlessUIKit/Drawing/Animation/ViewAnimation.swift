import Foundation

/// The changes that one animation block made.
@preconcurrency @MainActor
final class ViewAnimation {
  /// The seconds of one run, without the delay.
  let duration: TimeInterval
  /// Whether the animated views take touches meanwhile.
  var allowsUserInteraction: Bool
  /// The time of the end on the application's clock; `nil` if the animation runs forever or is
  /// paused.
  var deadline: TimeInterval?
  private(set) var changes: [AnimatedChange] = []
  /// Whether a change was taken out before its time.
  private(set) var isInterrupted = false
  /// The end that is planned for an animation that ends by itself; `nil` for an animator's.
  var plan: Plan?
  /// Called when the last change was taken out.
  var didLoseChanges: @MainActor () -> Void = {}

  init(duration: TimeInterval, allowsUserInteraction: Bool) {
    self.duration = duration
    self.allowsUserInteraction = allowsUserInteraction
  }

  /// The name for lists of what keeps the application busy: that of the first animated view.
  var name: String {
    changes.lazy.compactMap(\.view).first.map { "animation of \($0.layoutName)" } ?? "animation"
  }

  /// Adds a change; of several to one property the first is kept, as it has the value to return to.
  func add(_ change: AnimatedChange) {
    guard !changes.contains(where: { $0.view === change.view && $0.key == change.key }) else { return }
    changes.append(change)
  }

  /// Ends some changes before their time.
  func interrupt(_ isEnded: (AnimatedChange) -> Bool) {
    let count = changes.count
    changes.removeAll(where: isEnded)
    guard changes.count < count else { return }
    isInterrupted = true
    if changes.isEmpty { didLoseChanges() }
  }

  /// Sets every property back to its value before the animation.
  func undoChanges() {
    // A later change may have been made on top of an earlier one, and has to go first.
    for change in changes.reversed() { change.undo() }
  }
}

/// A property of a view that changed inside an animation's block.
@preconcurrency @MainActor
struct AnimatedChange {
  weak var view: UIView?
  /// The layer's name of the property, such as `position`.
  let key: String
  /// Sets the property back to its former value.
  let undo: @MainActor () -> Void
}

/// How long an animation waits and runs, in seconds.
struct AnimationTiming: Hashable, Sendable {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []

  /// The seconds until the animation is over; `nil` if it runs forever.
  var total: TimeInterval? {
    if options.contains(.repeat) { return nil }
    return max(0, delay) + duration * (options.contains(.autoreverse) ? 2 : 1)
  }

  /// Returns the timing inside another animation's block: with that one's duration, unless the
  /// options override it.
  func inside(_ outer: ViewAnimation?) -> AnimationTiming {
    guard let outer, !options.contains(.overrideInheritedDuration) else { return self }
    var copy = self
    copy.duration = outer.duration
    return copy
  }
}
