import HeadlessUIKit

/// A suggestion: a symbol, the text with its detail below, and a trailing button if there is
/// another action.
final class OmniboxPopupRowCell: UITableViewCell {
  private let symbolView = UIImageView()
  private let titleLabel = UILabel(style: .body, numberOfLines: 1)
  private let detailLabel = UILabel(style: .subheadline)
  private let trailingButton = UIButton(type: .system)
  private var didTapTrailingButton: (() -> Void)?
  /// How many lines the detail may take unless the text is large.
  private var detailLines = 1

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    symbolView.tintColor = .secondaryLabel
    for view in [symbolView, trailingButton] {
      view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      view.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    trailingButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    trailingButton.addAction(
      UIAction { [unowned self] _ in didTapTrailingButton?() }, for: .touchUpInside)
    let texts = UIStackView(.vertical, spacing: 2, [titleLabel, detailLabel])
    fillContent(
      with: UIStackView(.horizontal, spacing: 16, alignment: .center, [symbolView, texts, trailingButton]))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a suggestion.
  ///
  /// - Parameters:
  ///   - isPreselected: Whether Return would take it.
  ///   - didTapTrailingButton: Called when the trailing button is tapped.
  func show(
    _ suggestion: AutocompleteSuggestion, isPreselected: Bool,
    didTapTrailingButton: @escaping (AutocompleteSuggestion) -> Void
  ) {
    self.didTapTrailingButton = { didTapTrailingButton(suggestion) }
    symbolView.image = UIImage(systemName: suggestion.symbol)
    titleLabel.text = suggestion.text
    detailLabel.text = suggestion.detail
    detailLabel.isHidden = suggestion.detail == nil
    detailLines = suggestion.detailLines
    adaptToTextSize()
    detailLabel.textColor = suggestion.kind == .answer ? .secondaryLabel : .systemBlue
    contentView.backgroundColor = isPreselected ? .systemGray5 : nil
    contentView.accessibilityTraits = isPreselected ? .selected : []
    showTrailingButton(suggestion.kind)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToTextSize()
  }

  /// Gives large texts more than one line.
  private func adaptToTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    titleLabel.numberOfLines = isLarge ? 3 : 1
    detailLabel.numberOfLines = isLarge ? 0 : detailLines
  }

  private func showTrailingButton(_ kind: AutocompleteSuggestion.Kind) {
    switch kind {
    case .appendable:
      trailingButton.setImage(UIImage(systemName: "arrow.up.backward"), for: .normal)
      trailingButton.accessibilityLabel = String(localized: "Append to search", table: "Omnibox")
    case .otherTab:
      trailingButton.setImage(UIImage(systemName: "square.on.square"), for: .normal)
      trailingButton.accessibilityLabel = String(localized: "Switch to open tab", table: "Omnibox")
    case .plain, .answer: break
    }
    trailingButton.isHidden = kind == .plain || kind == .answer
  }
}

/// What the address bar offers to complete the typed text with.
package struct AutocompleteSuggestion: Hashable, Sendable, CustomStringConvertible {
  package let text: String
  package let detail: String?
  /// The symbol before the text.
  package let symbol: String
  /// How many lines the detail may take.
  package let detailLines: Int
  package let kind: Kind
  /// Whether the user can take it out of the history.
  package let isDeletable: Bool

  /// The action of the trailing button, and the style of the detail.
  package enum Kind: Hashable, Sendable {
    /// A search or an address.
    case plain
    /// A search whose text can be copied to the field and edited.
    case appendable
    /// A page that is already open in another tab.
    case otherTab
    /// An answer that needs no page.
    case answer
  }

  package init(
    _ text: String, detail: String? = nil, symbol: String = "magnifyingglass", detailLines: Int = 1,
    kind: Kind = .plain, isDeletable: Bool = false
  ) {
    (self.text, self.detail, self.symbol) = (text, detail, symbol)
    (self.detailLines, self.kind, self.isDeletable) = (detailLines, kind, isDeletable)
  }

  package var description: String { text }
}
