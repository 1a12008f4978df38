import Foundation

/// A view that applies an effect to what is behind it, or to its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The effect; `nil` for none, which is the default. Setting it never animates here.
  open var effect: UIVisualEffect?
  /// The view that subviews belong in; as large as the effect view.
  public let contentView: UIView = UIView()

  /// Makes a view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  /// Makes a view with an effect and without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  /// Makes a view without an effect or a size; there are no archives to read one from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Raises an exception for every subview but the content view, and removes it again, as subviews
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

  private func addContentView() {
    // As a subview with flexible sides it follows every change of the size without a layout pass.
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
