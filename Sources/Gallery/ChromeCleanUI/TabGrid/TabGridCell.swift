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
    add(card, to: contentView)
    [titleLabel, closeButton, page].forEach { add($0, to: card) }
    let ring = Self.ringWidth
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: ring),
      card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -ring),
      card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: ring),
      card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -ring),
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
      page.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
  }

  private func add(_ view: UIView, to parent: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
  }
}
