import HeadlessUIKit

extension PromoStyleViewController {
  /// The banner above the column of texts, with the question mark in the corner.
  func makeContent() -> UIView {
    let content = UIView()
    let column = ReadableColumnView(makeColumn(), alignment: .top)
    let learnMore = learnMoreLabel.map(makeLearnMoreButton)
    let parts = [bannerView, column, learnMore].compactMap(\.self)
    for part in parts {
      part.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(part)
    }
    let columnTop = bannerView?.bottomAnchor ?? learnMore?.bottomAnchor ?? content.topAnchor
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: columnTop),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    learnMore.map { place($0, in: content) }
    return content
  }

  private func makeColumn() -> [UIView] {
    let lowest = specificContentView.heightAnchor.constraint(equalToConstant: 0)
    lowest.priority = .fittingSizeLevel
    lowest.isActive = true
    return [
      UILabel(promo: titleText, font: .promoTitle, identifier: Identifier.title),
      UILabel(
        promo: subtitleText, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel,
        identifier: Identifier.subtitle),
    ].compactMap(\.self) + [specificContentView]
  }

  /// The banner's height is a part of the whole screen's, however high its content is.
  func placeBanner() {
    guard let banner, let bannerView, let content = bannerView.superview else { return }
    bannerView.contentMode = .scaleAspectFill
    bannerView.clipsToBounds = true
    bannerHeights = (
      bannerView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: banner.size.rawValue),
      bannerView.heightAnchor.constraint(equalToConstant: 0)
    )
    NSLayoutConstraint.activate([
      bannerView.topAnchor.constraint(equalTo: content.topAnchor),
      bannerView.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      bannerView.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    updateBanner()
  }

  /// In a low window the texts need the banner's room.
  func updateBanner() {
    let isHidden = traitCollection.verticalSizeClass == .compact
    bannerView?.isHidden = isHidden
    guard let (shown, hidden) = bannerHeights else { return }
    (isHidden ? shown : hidden).isActive = false
    (isHidden ? hidden : shown).isActive = true
  }

  private func makeLearnMoreButton(_ label: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "questionmark.circle"), for: .normal)
    button.accessibilityIdentifier = Identifier.learnMoreAction
    button.accessibilityLabel = label
    let action = UIAction { [unowned self] _ in delegate?.didTapLearnMoreButton() }
    button.addAction(action, for: .touchUpInside)
    return button
  }

  private func place(_ learnMore: UIButton, in content: UIView) {
    NSLayoutConstraint.activate([
      learnMore.topAnchor.constraint(equalTo: content.topAnchor),
      learnMore.leadingAnchor.constraint(equalTo: content.safeAreaLayoutGuide.leadingAnchor),
      learnMore.widthAnchor.constraint(equalToConstant: 44),
      learnMore.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
