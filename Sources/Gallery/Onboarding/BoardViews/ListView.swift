import Foundation
import HeadlessUIKit

/// A list on the board: its name, or a bar in its place, above its cards.
final class ListView: UIView {
  let nameField = RoundedBorderedTextField(font: .listName, textColor: .ink, borderColor: .fieldBlue)
  /// The bar that shows where the name is going to be.
  let namePlaceholder = UIView()
  /// The cards, from top to bottom.
  let cards: [CardView]
  private let cardStack: UIStackView

  /// Creates a list whose name does not show yet.
  init(cardCount: Int) {
    cards = (0..<cardCount).map { _ in CardView() }
    cardStack = UIStackView(arrangedSubviews: cards)
    super.init(frame: .zero)
    backgroundColor = .listGray
    layer.cornerRadius = Stylesheet.List.cornerRadius
    nameField.accessibilityLabel = String(onboarding: "list_name_text_field_accessibility")
    namePlaceholder.backgroundColor = .placeholderGray
    namePlaceholder.layer.cornerRadius = Stylesheet.gridUnit / 2
    cardStack.axis = .vertical
    cardStack.spacing = Stylesheet.Card.spacing
    setNameVisible(false)
    addConstrained(namePlaceholder, nameField, cardStack)
    addConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows the name, or the bar instead of it.
  func setNameVisible(_ isVisible: Bool) {
    nameField.alpha = isVisible ? 1 : 0
    namePlaceholder.alpha = 1 - nameField.alpha
  }

  /// Hides the cards, which stay in the list.
  func hideCards() {
    cards.forEach { $0.isHidden = true }
  }

  private func addConstraints() {
    let margin = Stylesheet.List.innerMargin
    NSLayoutConstraint.activate([
      nameField.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      nameField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      nameField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      namePlaceholder.leadingAnchor.constraint(
        equalTo: nameField.leadingAnchor, constant: Stylesheet.Field.textInset),
      namePlaceholder.centerYAnchor.constraint(equalTo: nameField.centerYAnchor),
      namePlaceholder.widthAnchor.constraint(
        equalTo: nameField.widthAnchor, multiplier: Stylesheet.List.placeholderShare),
      namePlaceholder.heightAnchor.constraint(equalToConstant: Stylesheet.gridUnit),
      cardStack.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: margin),
      cardStack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      cardStack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margin),
      cardStack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
      // The weakest constraint: a list without cards ends below its name.
      heightAnchor.constraint(equalToConstant: 0).with(priority: .fittingSizeLevel),
    ])
  }
}

/// A card on a list, with a field for its title.
final class CardView: UIView {
  let titleField = RoundedBorderedTextField(font: .cardTitle, textColor: .ink, borderColor: .fieldBlue)
  private lazy var inactiveHeight = heightAnchor.constraint(equalToConstant: Stylesheet.Card.inactiveHeight)

  init() {
    super.init(frame: .zero)
    backgroundColor = .white
    layer.cornerRadius = Stylesheet.Card.cornerRadius
    titleField.isEnabled = false
    titleField.accessibilityLabel = String(onboarding: "card_title_text_field_accessibility")
    addConstrained(titleField)
    let height = titleField.heightAnchor.constraint(greaterThanOrEqualToConstant: Stylesheet.Card.height)
    NSLayoutConstraint.activate(titleField.constraints(pinningTo: self) + [height, inactiveHeight])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Enables or disables the title; the first time that a card is enabled, it also shrinks to the
  /// height of its title, and shows its placeholder a moment later.
  ///
  /// - Parameters:
  ///   - isActive: Whether the title can be edited.
  ///   - placeholder: A suggestion for the title.
  func setActive(_ isActive: Bool, placeholder: String) {
    titleField.isEnabled = isActive
    guard isActive, inactiveHeight.isActive else { return }
    inactiveHeight.isActive = false
    MainQueue.asyncAfter(seconds: Stylesheet.Card.placeholderDelay) { [weak titleField] in
      titleField?.placeholder = placeholder
    }
  }
}
