import Foundation

/// Gives haptic feedback.
///
/// Here each call is only recorded in ``UIApplication/feedback``.
@preconcurrency @MainActor
open class UIFeedbackGenerator: UIInteraction {
  /// The view that the generator was added to; `nil` without a view.
  public private(set) weak var view: UIView?

  /// Creates a generator.
  public init() {}

  /// Creates a generator, and adds it to a view.
  ///
  /// - Parameter view: The view, which retains the generator as one of its interactions.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Prepares for feedback. Has no effect here.
  open func prepare() {}

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Sets the view.
  open func didMove(to view: UIView?) { self.view = view }

  fileprivate func record(_ feedback: String) {
    UIApplication.shared.feedback.append(feedback)
  }
}

/// Gives haptic feedback for a collision.
///
///     let impact = UIImpactFeedbackGenerator(style: .light)
///     impact.impactOccurred()
///     UIApplication.shared.feedback.last  // "impact light"
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects; the values are UIKit's.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small or light objects.
    case light
    /// Objects of medium size.
    case medium
    /// Large or heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Hard objects.
    case rigid
  }

  private let style: FeedbackStyle

  /// Creates a generator of a weight.
  ///
  /// - Parameter style: The weight of the colliding objects.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Creates a generator for objects of medium size.
  public override init() {
    style = .medium
    super.init()
  }

  /// Gives feedback for a collision.
  open func impactOccurred() { record("impact \(style)") }

  /// Gives feedback for a collision, recorded as `impact medium 0.5`.
  ///
  /// - Parameter intensity: The strength, from 0 to 1; other values are recorded as they are.
  open func impactOccurred(intensity: CGFloat) { record("impact \(style) \(intensity)") }
}

/// Gives haptic feedback for a changed selection.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback for a changed selection.
  open func selectionChanged() { record("selection") }
}

/// Gives haptic feedback for the result of a task.
///
///     let result = UINotificationFeedbackGenerator()
///     result.notificationOccurred(.success)
///     UIApplication.shared.feedback.last  // "notification success"
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task; the values are UIKit's.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// It succeeded.
    case success
    /// It ended with a warning.
    case warning
    /// It failed.
    case error
  }

  /// Gives haptic feedback for the result of a task, recorded as `notification success`.
  ///
  /// - Parameter notificationType: The result.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    record("notification \(notificationType)")
  }
}

extension UIApplication {
  private struct Feedback {
    var calls: [String] = []
  }

  /// The recorded feedback, in order, such as `impact light`, `selection`, `notification success`.
  public internal(set) var feedback: [String] {
    get { self[attachment: Feedback.self, default: Feedback()].calls }
    set { self[attachment: Feedback.self, default: Feedback()].calls = newValue }
  }
}
