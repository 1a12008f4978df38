import Foundation
import HeadlessUIKit

/// A message's sender, subject and text in a column that scrolls.
final class MessageView: UIView {
  init(_ message: Message) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityIdentifier = "details"
    let column = ScrollingColumn(spacing: 12, margin: 20)
    column.add(Self.label(message.sender, .subheadline, .secondaryLabel))
    column.add(Self.label(message.subject, .title2, .label))
    column.add(Self.label(message.text, .body, .label))
    column.fill(self)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.numberOfLines = 0
    return label
  }
}
