import Foundation

/// One part of a segmented control: a title or a picture.
@MainActor
public final class UISegment: UIView {
  let label: UILabel = UILabel(frame: .zero)
  let imageView: UIImageView = UIImageView(image: nil)
  public internal(set) var isEnabled: Bool = true
  public internal(set) var isSelected: Bool = false
  /// What choosing the segment runs, besides the control's own actions.
  var action: UIAction? { didSet { actionDidChange() } }
  /// The width that was set by hand, 0 for none.
  var width: CGFloat = 0

  init(title: String? = nil, image: UIImage? = nil) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    addSubview(imageView)
    show(title: title, image: image)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Shows a title or a picture; a segment has only one of them.
  func show(title: String?, image: UIImage?) {
    label.text = title
    imageView.image = image
    imageView.isHidden = image == nil
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    label.frame = bounds
    let size = image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  public var title: String? { label.text }
  public var image: UIImage? { imageView.image }

  var contentWidth: CGFloat { image?.size.width ?? label.intrinsicContentSize.width }

  private func actionDidChange() {
    guard let action else { return }
    show(title: action.image == nil ? action.title : nil, image: action.image)
    isEnabled = !action.attributes.contains(.disabled)
  }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? { label.text ?? image?.name }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
