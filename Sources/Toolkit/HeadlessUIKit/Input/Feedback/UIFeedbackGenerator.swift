import Foundation

/// Gives feedback that the user feels.
///
/// Nothing is felt here: each call is recorded in ``UIApplication/feedback``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: UIInteraction {
  /// The view that the generator was added to; `nil` for none.
  public private(set) weak var view: UIView?

  /// Creates a generator.
  public init() {}

  /// Makes a generator that belongs to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Prepares for feedback that is about to come; without effect here.
  open func prepare() {}

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the new view.
  open func didMove(to view: UIView?) { self.view = view }

  fileprivate func record(_ feedback: String) {
    UIApplication.shared.feedback.append(feedback)
  }
}

/// Lets the user feel that things collide.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of what collides; the values are UIKit's.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small or light things.
    case light
    /// Things of middle size.
    case medium
    /// Large or heavy things.
    case heavy
    /// Soft things.
    case soft
    /// Hard things.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator for things of a weight.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for things of middle size.
  public override init() {
    style = .medium
    super.init()
  }

  /// Lets the user feel a collision.
  open func impactOccurred() { record("impact \(style)") }

  /// Lets the user feel a collision of an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { record("impact \(style) \(intensity)") }
}

/// Lets the user feel that another value is selected.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel that the selection changed.
  open func selectionChanged() { record("selection") }
}

/// Lets the user feel how a task ended.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ended; the values are UIKit's.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// It failed.
    case error
  }

  /// Lets the user feel how a task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification \(notificationType)")
  }
}

extension UIApplication {
  private struct Feedback {
    var calls: [String] = []
  }

  /// What the user would have felt, in order: `impact light`, `selection`, `notification success`.
  public internal(set) var feedback: [String] {
    get { self[attachment: Feedback.self, default: Feedback()].calls }
    set { self[attachment: Feedback.self, default: Feedback()].calls = newValue }
  }
}
