import Foundation

/// The attributes of a title in the states of its control.
struct TitleAttributes {
  private var byState: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// The attributes that were set for a state; `nil` for none.
  subscript(state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    get { byState[state] }
    set { byState[state] = newValue }
  }

  /// The states with attributes.
  var states: [UIControl.State] { Array(byState.keys) }

  /// Returns the attributes that show in a state: what it leaves out is that of the normal one.
  func shown(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    (byState[state] ?? [:]).merging(byState[.normal] ?? [:]) { own, _ in own }
  }
}

extension UILabel {
  /// Shows the text with the attributes of a title; the font and the color are for attributes
  /// without them, and a color of `nil` stands for the label's usual one.
  func style(with attributes: [NSAttributedString.Key: Any], font usualFont: UIFont, color: UIColor? = nil) {
    var further = attributes
    let font = further.removeValue(forKey: .font) as? UIFont ?? usualFont
    let color = further.removeValue(forKey: .foregroundColor) as? UIColor ?? color
    // A text without further attributes becomes a plain one again.
    let title = text
    if isAttributed { text = title }
    if self.font != font { self.font = font }
    textColor = color
    guard !further.isEmpty, let title else { return }
    attributedText = NSAttributedString(string: title, attributes: further)
  }
}
