import Foundation

/// A view that a collection reuses after it has left the visible area.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier that the view was dequeued with; `nil` for a view that was not.
  public internal(set) var reuseIdentifier: String?

  /// Creates the view of a class that is registered for an identifier.
  ///
  /// UIKit has no such initializer; Swift requires one to create a class known only at run time.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: The identifier.
  ///   - frame: The frame that the layout has for the view.
  public required convenience init(dequeuedFor reuseIdentifier: String, frame: CGRect) {
    self.init(frame: frame)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Resets a used view before it is dequeued again; does nothing by default.
  open func prepareForReuse() {}

  /// Applies attributes of the layout beyond frame and opacity; does nothing by default.
  ///
  /// - Parameter layoutAttributes: The view's attributes; the collection has set frame and opacity
  ///   already, at each layout pass.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers; those of the layout by default.
  ///
  /// - Parameter layoutAttributes: The attributes that the layout computed; copy them before
  ///   changing the size.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The view of an item in a collection.
///
///     final class PhotoCell: UICollectionViewCell {
///       let photo = UIImageView(frame: .zero)
///       override func prepareForReuse() {
///         super.prepareForReuse()
///         photo.image = nil
///       }
///     }
///     collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the cell's own content.
  public let contentView: UIView = UIView(frame: .zero)
  /// Whether the item is selected; `false` by default.
  open var isSelected: Bool = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a finger is on the item; `false` by default.
  open var isHighlighted: Bool = false { didSet { setNeedsUpdateConfiguration() } }
  /// A view behind the content; `nil` by default.
  open var backgroundView: UIView? { didSet { backgroundDidChange(from: oldValue, to: backgroundView) } }
  /// A view behind the content while the item is selected or highlighted; `nil` by default.
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue, to: selectedBackgroundView) }
  }
  /// The content as a value; `nil`, the default, leaves the content view to the app.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configuredView = contentView.show(contentConfiguration, in: configuredView) }
  }
  private var configuredView: (any UIView & UIContentView)?
  /// The background as a value, which replaces the color and the background views; `nil`, the
  /// default, leaves these as they are.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { configuredBackground = show(backgroundConfiguration, in: configuredBackground) }
  }
  private var configuredBackground: UISystemBackgroundView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }

  /// Creates an empty cell, as a file of Interface Builder does before it fills it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
    coder.decodeInterface(of: self)
  }

  override var decodesInterfaceItself: Bool { true }

  /// What a segue of a file does.
  var interfaceTriggers = InterfaceTriggers()
  private var needsUpdateConfiguration = true
  /// Configures the cell again whenever its state changes; `nil` by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The state of the cell, on which its configurations can depend.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      traitCollection: traitCollection, isSelected: isSelected, isHighlighted: isHighlighted)
  }

  /// Makes the cell configure itself again before its next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Configures the cell if its state has changed; a new cell, before it is measured.
  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  /// Configures the cell for a state; calls ``configurationUpdateHandler`` by default.
  ///
  /// - Parameter state: The cell's state, usually ``configurationState``.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    configuredView?.frame = bounds
    backgroundView?.frame = bounds
    if let configuredBackground { configuredBackground.frame = configuredBackground.frame(in: self) }
    selectedBackgroundView?.frame = bounds
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  /// Returns the size that the constraints of the content require, or else `sizeThatFits(_:)`.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = layoutAttributes.copied()
    // Without constraints only the content itself can compute its size.
    let content = (configuredView as UIView?) ?? contentView
    let layout = (superview as? UICollectionView)?.collectionViewLayout
    let width = layout?.keepsWidthOfCells == true ? attributes.frame.width : nil
    attributes.frame.size =
      content.constraints.isEmpty ? sizeThatFits(attributes.frame.size) : content.size(fittingWidth: width)
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
