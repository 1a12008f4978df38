import Foundation

/// A view that blurs what lies behind it, or lets its colors shine through.
@MainActor
open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  /// What subviews belong into; as large as the view.
  public let contentView: UIView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Makes an empty view with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContentView()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }

  /// Refuses every view but the content view, which others belong into.
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
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
