import Foundation

/// The view of a section's title.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  public let textLabel: UILabel? = UILabel(frame: .zero)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTextLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addTextLabel()
  }

  private func addTextLabel() {
    guard let textLabel else { return }
    textLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    textLabel.accessibilityTraits = [.staticText, .header]
    addSubview(textLabel)
  }

  open override func layoutSubviews() {
    guard let textLabel else { return }
    let margin: CGFloat = (UIScreen.main.bounds.width >= 414 ? 20 : 16) + safeAreaInsets.left
    let height = textLabel.intrinsicContentSize.height
    textLabel.frame = CGRect(
      x: margin, y: UIScreen.main.pixelGrid.round((bounds.height - height) / 2),
      width: max(0, bounds.width - margin * 2), height: height)
  }
}
