import Foundation

/// A bar that fills with the progress of a task.
///
///     let bar = UIProgressView(progressViewStyle: .default)  // 4 points high
///     bar.progress = 0.4
///     bar.progress = 1.2  // clamped to 1
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var done: Float = 0
  /// The look of the bar; `default` by default.
  open var progressViewStyle: Style = .default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The look of the bar.
  public enum Style: String, Hashable, Sendable {
    /// A separate bar, 4 points high.
    case `default`
    /// A bar at the edge of a navigation bar, 2.5 points high.
    case bar
  }

  /// Creates an empty bar.
  ///
  /// - Parameter style: The look, which determines the height: 4 or 2.5 points.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  /// The completed fraction of the task, clamped to 0 through 1; 0 by default.
  open var progress: Float {
    get { done }
    set { done = min(max(newValue, 0), 1) }
  }

  /// Sets the completed fraction.
  ///
  /// - Parameters:
  ///   - progress: The fraction, clamped to 0 through 1.
  ///   - animated: Has no effect: the bar changes immediately.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? { SystemText.progress.localized }
  override var accessibilityValueByDefault: String? { "\(Int((progress * 100).rounded()))%" }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .updatesFrequently }
}
