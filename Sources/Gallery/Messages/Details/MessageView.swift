import Foundation
import HeadlessUIKit

/// A message's sender, subject and text in a column that scrolls.
final class MessageView: UIView {
  init(_ message: Message) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityIdentifier = "details"
    addColumn([
      Self.label(message.sender, .subheadline, .secondaryLabel),
      Self.label(message.subject, .title2, .label),
      Self.label(message.text, .body, .label),
    ])
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

  private func addColumn(_ labels: [UILabel]) {
    let column = UIStackView(arrangedSubviews: labels)
    column.axis = .vertical
    column.spacing = 12
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scrollView)
    scrollView.addSubview(column)
    let (content, guide) = (scrollView.contentLayoutGuide, safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }
}
