import HeadlessUIKit

/// A tab of the grid: its title and button above a sheet for its page; the selected one is ringed.
final class TabGridCell: TabCell {
  private static let barHeight: CGFloat = 36
  private static let ringWidth: CGFloat = 4

  override class var identifierPrefix: String { "tabGrid" }

  override func showSelection() {
    super.showSelection()
    contentView.backgroundColor = isSelected ? .systemBlue : .clear
  }

  override func layOut() {
    contentView.layer.cornerRadius = 14
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    card.clipsToBounds = true
    let page = UIImageView(image: UIImage(systemName: "globe"))
    page.backgroundColor = .systemGray5
    page.tintColor = .tertiaryLabel
    page.contentMode = .center
    contentView.fill(with: card, margin: Self.ringWidth)
    card.addConstrained([titleLabel, closeButton, page])
    page.spanWidth(of: card)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: card.topAnchor),
      titleLabel.heightAnchor.constraint(equalToConstant: Self.barHeight),
      titleLabel.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor),
      closeButton.topAnchor.constraint(equalTo: card.topAnchor),
      closeButton.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      closeButton.widthAnchor.constraint(equalToConstant: 40),
      closeButton.heightAnchor.constraint(equalTo: titleLabel.heightAnchor),
      page.topAnchor.constraint(equalTo: titleLabel.bottomAnchor),
      page.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }
}
