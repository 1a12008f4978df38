import Foundation

/// One part of a segmented control.
@MainActor
public final class UISegment: UIView {
  let label: UILabel = UILabel(frame: .zero)
  public internal(set) var isEnabled: Bool = true
  public internal(set) var isSelected: Bool = false

  init(title: String?) {
    super.init(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func layoutSubviews() {
    label.frame = bounds
  }

  public var title: String? { label.text }

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabelByDefault: String? { label.text }
  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}
