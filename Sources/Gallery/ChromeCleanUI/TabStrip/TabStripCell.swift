import HeadlessUIKit

/// A tab of the strip: its title and button side by side; the selected one is raised.
final class TabStripCell: TabCell {
  private let plate = UIView()

  override class var identifierPrefix: String { "tabStrip" }

  override func showSelection() {
    super.showSelection()
    plate.backgroundColor = isSelected ? .systemBackground : .clear
    plate.layer.shadowOpacity = isSelected ? 0.2 : 0
    titleLabel.textColor = isSelected ? .label : .secondaryLabel
  }

  override func layOut() {
    plate.layer.cornerRadius = 10
    plate.layer.shadowOffset = CGSize(width: 0, height: 1)
    contentView.addConstrained([plate, titleLabel, closeButton])
    NSLayoutConstraint.activate([
      plate.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      plate.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      plate.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 3),
      plate.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -3),
      titleLabel.topAnchor.constraint(equalTo: plate.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: plate.leadingAnchor, constant: 10),
      titleLabel.trailingAnchor.constraint(equalTo: closeButton.leadingAnchor),
      closeButton.topAnchor.constraint(equalTo: plate.topAnchor),
      closeButton.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      closeButton.trailingAnchor.constraint(equalTo: plate.trailingAnchor),
      closeButton.widthAnchor.constraint(equalToConstant: 36),
    ])
  }
}
