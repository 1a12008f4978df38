import Foundation
import HeadlessUIKit

/// A row for one of the templates: its name, and an arrow in a circle of its color.
final class BoardTemplateButton: UIControl {
  let nameLabel = UILabel()
  let disclosure = UIView()
  private let arrowLabel = UILabel()

  /// The circle's diameter.
  private static let diameter: CGFloat = 5 * Stylesheet.gridUnit

  init(name: String, color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = 2 * Stylesheet.gridUnit
    accessibilityLabel = name
    accessibilityTraits = .button
    setUpName(name)
    setUpDisclosure(color)
    addConstrained(nameLabel, disclosure)
    addConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpName(_ name: String) {
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.textColor = .ink
    nameLabel.numberOfLines = 0
    nameLabel.adjustsFontForContentSizeCategory = true
  }

  private func setUpDisclosure(_ color: UIColor) {
    disclosure.backgroundColor = color
    disclosure.layer.cornerRadius = Self.diameter / 2
    arrowLabel.text = "→"
    arrowLabel.textColor = .white
    arrowLabel.font = .boldSystemFont(ofSize: 20)
    // A control tracks only the touches on itself, and those on the circle are the circle's.
    let gesture = UITapGestureRecognizer()
    gesture.addAction { [weak self] gesture in
      if gesture.state == .ended { self?.sendActions(for: .touchUpInside) }
    }
    disclosure.addGestureRecognizer(gesture)
    disclosure.addConstrained(arrowLabel)
  }

  private func addConstraints() {
    let margin = 2 * Stylesheet.gridUnit
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      nameLabel.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margin),
      nameLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: disclosure.leadingAnchor, constant: -Stylesheet.gridUnit),
      disclosure.widthAnchor.constraint(equalToConstant: Self.diameter),
      disclosure.heightAnchor.constraint(equalToConstant: Self.diameter),
      disclosure.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: Stylesheet.gridUnit),
      disclosure.centerYAnchor.constraint(equalTo: centerYAnchor),
      disclosure.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Stylesheet.gridUnit),
      arrowLabel.centerXAnchor.constraint(equalTo: disclosure.centerXAnchor),
      arrowLabel.centerYAnchor.constraint(equalTo: disclosure.centerYAnchor),
      heightAnchor.constraint(equalToConstant: 0).with(priority: .fittingSizeLevel),
    ])
  }
}
