import Foundation
import HeadlessUIKit

/// A suggestion: title, subtitle, publisher, date and picture.
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
    // VoiceOver uses swipes itself, so the action is also offered by name.
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

  required init?(coder: NSCoder) { nil }

  /// Shows a suggestion.
  ///
  /// - Parameter didDismiss: Called when the cell was swiped away.
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

/// Tiles in lines of four, or of two if texts are large.
final class MostVisitedTilesCell: UITableViewCell {
  private let lines = UIStackView(.vertical, spacing: 16, [])
  private var titles: [String] = []
  private var didTap: @MainActor (Int) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    fillContent(with: lines, vertical: 16)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows tiles.
  ///
  /// - Parameter didTap: Called with the index of the tapped tile.
  func show(_ titles: [String], didTap: @escaping @MainActor (Int) -> Void) {
    (self.titles, self.didTap) = (titles, didTap)
    lines.showTiles(titles, didTap: didTap)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    lines.showTiles(titles, didTap: didTap)
  }
}

/// A site: its picture with its title below.
final class MostVisitedTile: UIControl {
  init(title: String, action: UIAction) {
    super.init(frame: .zero)
    let picture = UIImageView(image: UIImage(named: "favicon", size: CGSize(width: 48, height: 48)))
    picture.backgroundColor = .systemGray5
    picture.layer.cornerRadius = 12
    picture.setContentHuggingPriority(.required, for: .vertical)
    let label = UILabel(title, style: .caption1, color: .secondaryLabel)
    label.textAlignment = .center
    let stack = UIStackView(.vertical, spacing: 8, alignment: .center, [picture, label])
    becomeButton(showing: stack, label: title, action: action)
  }

  required init?(coder: NSCoder) { nil }
}

/// The button below the suggestions that opens an explanation of them.
final class ContentSuggestionsFooterCell: UITableViewCell {
  var didTap: (() -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let button = WrappingButton(style: .footnote)
    // Until the row is measured in another text size, it may be too low.
    button.setContentCompressionResistancePriority(.required - 1, for: .vertical)
    button.setTitle(
      String(localized: "Learn more about suggested content", table: "ContentSuggestions"), for: .normal)
    button.addAction(UIAction { [unowned self] _ in didTap?() }, for: .touchUpInside)
    fillContent(with: button, vertical: 8)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) { nil }
}

extension UIStackView {
  /// How many tiles are side by side: four, or two if texts are large.
  static var tilesPerLine: Int {
    UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory ? 2 : 4
  }

  /// Shows tiles of sites in lines, instead of what the stack showed before.
  ///
  /// - Parameter didTap: Called with the index of the tapped tile.
  func showTiles(_ titles: [String], didTap: @escaping @MainActor (Int) -> Void) {
    arrangedSubviews.forEach { $0.removeFromSuperview() }
    let tiles = titles.enumerated().map { index, title in
      MostVisitedTile(title: title, action: UIAction { _ in didTap(index) })
    }
    for first in stride(from: 0, to: tiles.count, by: Self.tilesPerLine) {
      let line = UIStackView(
        .horizontal, spacing: 8, alignment: .top,
        Array(tiles[first..<min(first + Self.tilesPerLine, tiles.count)]))
      line.distribution = .fillEqually
      addArrangedSubview(line)
    }
  }
}
