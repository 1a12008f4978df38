import HeadlessUIKit

extension UILabel {
  /// Makes a label of as many lines as its text needs, in a text style that follows the user's preferred size.
  convenience init(wrapping text: String?, _ style: UIFont.TextStyle, color: UIColor = .focusText) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}
