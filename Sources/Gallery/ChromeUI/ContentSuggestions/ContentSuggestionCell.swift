import Foundation
import HeadlessUIKit

/// A suggestion: title, subtitle, who brought it out and when, and a picture.
final class ContentSuggestionCell: UITableViewCell {
  private let titleLabel = UILabel(style: .headline, numberOfLines: 3)
  private let subtitleLabel = UILabel(style: .subheadline, color: .secondaryLabel)
  private let publisherLabel = UILabel(style: .footnote, color: .secondaryLabel)
  private let picture = UIImageView(image: UIImage(named: "article", size: CGSize(width: 72, height: 72)))

  private var didDismiss: ((UITableViewCell) -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.layer.cornerRadius = 8
    picture.backgroundColor = .systemGray5
    picture.setContentHuggingPriority(.required, for: .horizontal)
    picture.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(.vertical, spacing: 4, [titleLabel, subtitleLabel, publisherLabel])
    fillContent(with: UIStackView(.horizontal, spacing: 12, alignment: .top, [texts, picture]), vertical: 12)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: String(localized: "Dismiss", table: "ContentSuggestions")) {
        [unowned self] _ in
        didDismiss?(self)
        return true
      }
    ]
    dismissOnSwipe(.left)
    dismissOnSwipe(.right)
  }

  private func dismissOnSwipe(_ direction: UISwipeGestureRecognizer.Direction) {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    swipe.addAction { [unowned self] _ in didDismiss?(self) }
    addGestureRecognizer(swipe)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a suggestion.
  ///
  /// - Parameter didDismiss: Told that the cell was swiped away.
  func show(_ suggestion: ContentSuggestion, didDismiss: @escaping (UITableViewCell) -> Void) {
    self.didDismiss = didDismiss
    let date = suggestion.date.map(UIApplication.shared.environment.makeDateFormatter().string)
    titleLabel.text = suggestion.title
    show(suggestion.subtitle, in: subtitleLabel)
    show([suggestion.publisher, date].compactMap { $0 }.joined(separator: " · "), in: publisherLabel)
    picture.isHidden = !suggestion.hasImage
    accessibilityIdentifier = suggestion.title
    accessibilityLabel = [suggestion.title, suggestion.subtitle, suggestion.publisher, date]
      .compactMap { $0 }.joined(separator: ", ")
  }

  private func show(_ text: String?, in label: UILabel) {
    label.text = text
    label.isHidden = text?.isEmpty ?? true
  }
}
