import Foundation

/// A view that applies an effect to what is behind it, or to its content.
///
///     let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     card.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
///     card.contentView.addSubview(label) // not to the card itself, which raises an exception
///     card.contentView.frame.size // 320 by 80 points
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; `nil`, the default, for no effect. Setting it never animates here.
  open var effect: UIVisualEffect?
  /// The view that subviews belong in; as large as the effect view.
  public let contentView: UIView = UIView()

  /// The material of a bar leaves touches to the bar.
  package override var takesTouchesByDefault: Bool { !(superview is _UIBarBackground) }

  /// Creates a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Creates a view of zero size with an effect.
  ///
  /// - Parameter effect: The effect; `nil` for no effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// Creates a view of zero size without an effect; there are no archives to read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Raises an exception for every subview except the content view, and removes it again, since subviews
  /// belong in the content view.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    guard subview !== contentView else { return }
    UIException.raise(
      .internalInconsistency,
      "\(type(of: subview)) has been added as a subview to \(type(of: self)). Do not add subviews directly to the "
        + "visual effect view itself, instead add them to the -contentView.")
    subview.removeFromSuperview()
  }

  override func setUp() {
    super.setUp()
    // As a subview with flexible sides, it follows every change of size without a layout pass.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
