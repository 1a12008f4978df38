import HeadlessUIKit

extension UILabel {
  /// Makes a label of a text style that grows with the text size which the user prefers.
  ///
  /// - Parameter numberOfLines: As many as the text needs by default.
  package convenience init(
    _ text: String? = nil, style: UIFont.TextStyle, color: UIColor = .label, numberOfLines: Int = 0
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    self.numberOfLines = numberOfLines
  }
}
