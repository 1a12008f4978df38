import Foundation

/// A view that a collection uses again in another place once it is out of sight.
@MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes the view that a collection was told to make for an identifier.
  ///
  /// - Parameter frame: Where the layout will put the view.
  public required convenience init(dequeuedFor reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Puts a used view back into its first state; does nothing by default.
  open func prepareForReuse() {}

  /// Takes what the layout says beyond place and look; does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// What the view wants instead of what the layout gave it: the size of its constraints, or the one that fits.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that the cell's own content goes into.
  public let contentView: UIView = UIView(frame: .zero)
  open var isSelected: Bool = false { didSet { setNeedsLayout() } }
  open var isHighlighted: Bool = false { didSet { setNeedsLayout() } }
  /// A view behind the content.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  /// A view behind the content of an item that is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }
  /// What the content view shows, as a value.
  public var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  private var configuredView: (any UIView & UIContentView)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    contentView.frame = bounds
    configuredView?.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copy()
    let content = (configuredView as UIView?) ?? contentView
    attributes.frame.size =
      content.constraints.isEmpty ? sizeThatFits(attributes.frame.size) : content.size(fittingWidth: nil)
    return attributes
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuredView?.sizeThatFits(size) ?? size
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { isSelected ? .selected : [] }

  private func backgroundDidChange(from old: UIView?, to new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
