import Foundation
import HeadlessUIKit

/// A button that leads on: green, or with a thin border once it has been used.
final class GoButton: UIButton {
  init() {
    super.init(type: .system)
    titleLabel?.font = .overlayButton
    titleLabel?.adjustsFontForContentSizeCategory = true
    contentEdgeInsets = UIEdgeInsets(
      top: Stylesheet.gridUnit, left: Stylesheet.gridUnit, bottom: Stylesheet.gridUnit,
      right: Stylesheet.gridUnit)
    layer.cornerRadius = Stylesheet.Overlay.goButtonCornerRadius
    layer.borderColor = UIColor.placeholderGray.cgColor
    setTitleColor(.white, for: .normal)
    setTitleColor(.secondaryInk, for: .disabled)
    showState()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isEnabled ? .goGreen : .white
    layer.borderWidth = isEnabled ? 0 : 1
  }
}
