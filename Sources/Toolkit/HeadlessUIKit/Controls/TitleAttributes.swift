import Foundation

/// The attributes of a title in the states of its control.
struct TitleAttributes {
  private var byState: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The attributes that were set for a state; `nil` if none were set.
  subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    get { byState[state] }
    set { byState[state] = newValue }
  }

  /// The states with attributes.
  var states: [UIControl.State] { Array(byState.keys) }

  /// Returns the attributes in effect in a state: the state's own, then the normal state's.
  func shown(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (byState[state] ?? [:]).merging(byState[.normal] ?? [:]) { own, _ in own }
  }
}

extension UILabel {
  /// Shows the text with the attributes of a title.
  ///
  /// - Parameters:
  ///   - attributes: The title's attributes.
  ///   - usualFont: The font for attributes without a font.
  ///   - color: The color for attributes without a color; `nil` for the label's default.
  func style(with attributes: [NSAttributedString.Key: Any], font usualFont: UIFont, color: UIColor? = nil) {
    var further = attributes
    let font = further.removeValue(forKey: .font) as? UIFont ?? usualFont
    let color = further.removeValue(forKey: .foregroundColor) as? UIColor ?? color
    // Text without other attributes becomes plain again.
    let title = text
    if isAttributed { text = title }
    if self.font != font { self.font = font }
    textColor = color
    guard !further.isEmpty, let title else { return }
    attributedText = NSAttributedString(string: title, attributes: further)
  }
}
