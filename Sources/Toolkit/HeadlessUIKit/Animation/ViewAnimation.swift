import Foundation

/// What one block set in motion.
@MainActor
final class ViewAnimation {
  /// Seconds of one run, without a delay.
  let duration: TimeInterval
  /// Whether the views take touches meanwhile.
  var allowsUserInteraction: Bool
  /// When it is over; `nil` if it runs forever or is paused.
  var deadline: TimeInterval?
  private(set) var changes: [AnimatedChange] = []
  /// Whether something was taken out of it before its time.
  private(set) var isInterrupted = false
  /// How it ends, of one that ends by itself.
  var plan: Plan?
  /// Called when the last of what moved was taken out.
  var didLoseChanges: @MainActor () -> Void = {}

  init(duration: TimeInterval, allowsUserInteraction: Bool) {
    self.duration = duration
    self.allowsUserInteraction = allowsUserInteraction
  }

  /// What keeps the application busy: the first view that moves.
  var name: String {
    changes.lazy.compactMap(\.view).first.map { "animation of \($0.layoutName)" } ?? "animation"
  }

  /// Takes note of a change; of several to one property the first knows the value to return to.
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

  /// Sets every property back to its value before the animation, the last one first.
  func undoChanges() {
    for change in changes.reversed() { change.undo() }
  }
}

/// A property of a view that changed inside an animation's block.
@MainActor
struct AnimatedChange {
  weak var view: UIView?
  /// The layer's name of the property.
  let key: String
  /// Sets the property back.
  let undo: @MainActor () -> Void
}

/// How long an animation waits and runs.
struct AnimationTiming: Hashable, Sendable {
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []

  /// Seconds until the animation is over; `nil` if it runs forever.
  var total: TimeInterval? {
    if options.contains(.repeat) { return nil }
    return max(0, delay) + duration * (options.contains(.autoreverse) ? 2 : 1)
  }

  /// The timing inside another animation's block: the duration is that one's, unless the options say otherwise.
  func inside(_ outer: ViewAnimation?) -> AnimationTiming {
    guard let outer, !options.contains(.overrideInheritedDuration) else { return self }
    var copy = self
    copy.duration = outer.duration
    return copy
  }
}
