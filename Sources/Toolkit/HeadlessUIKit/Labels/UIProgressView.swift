import Foundation

/// A bar that fills up with the progress of a task.
@MainActor
open class UIProgressView: UIView {
  private var done: Float = 0
  public var progressViewStyle: Style = .default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How the bar looks.
  public enum Style: String, Hashable, Sendable {
    case `default`
    case bar
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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

extension UIProgressView {
  /// What is done of the task, kept between 0 and 1.
  public var progress: Float {
    get { done }
    set { done = min(max(newValue, 0), 1) }
  }

  public func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}
