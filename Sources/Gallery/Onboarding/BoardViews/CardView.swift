import Foundation
import HeadlessUIKit

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

  /// Lets the title be typed or not; a card that gets active once shrinks to the height of its title, and says what it
  /// is for a moment later.
  ///
  /// - Parameter placeholder: What the title might be.
  func setActive(_ isActive: Bool, placeholder: String) {
    titleField.isEnabled = isActive
    guard isActive, inactiveHeight.isActive else { return }
    inactiveHeight.isActive = false
    MainQueue.asyncAfter(seconds: Stylesheet.Card.placeholderDelay) { [weak titleField] in
      titleField?.placeholder = placeholder
    }
  }
}
