import Foundation
import HeadlessUIKit

/// What an overlay shows: a title, what there is to know, and a button that leads on.
final class OverlayContentView: UIView {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  let goButton = GoButton()

  init(_ overlay: Overlay) {
    super.init(frame: .zero)
    show(overlay.title, in: titleLabel, font: .overlayTitle, color: .ink)
    show(overlay.subtitle, in: subtitleLabel, font: .overlaySubtitle, color: .secondaryInk)
    goButton.setTitle(overlay.goButtonTitle, for: .normal)
    let column = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel, goButton])
    column.axis = .vertical
    column.spacing = Stylesheet.Overlay.spacing
    addConstrained(column)
    NSLayoutConstraint.activate(column.constraints(pinningTo: self))
    accessibilityElements = [titleLabel, subtitleLabel, goButton]
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func show(_ text: String, in label: UILabel, font: UIFont, color: UIColor) {
    label.text = text
    label.font = font
    label.textColor = color
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
  }
}
