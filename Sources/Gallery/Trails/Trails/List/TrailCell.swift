import UIKit

/// A trail in the list: its name, where it is, how long it is, and whether it is a favorite.
final class TrailCell: UITableViewCell {
  static let identifier = "TrailCell"

  private let nameLabel = UILabel()
  private let regionLabel = UILabel()
  private let distanceLabel = UILabel()
  private let difficultyView = UIImageView()
  private let heartView = UIImageView(image: UIImage(systemName: "heart.fill"))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpLabels()
    setUpLayout()
    accessoryType = .disclosureIndicator
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func setUpLabels() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    regionLabel.font = .preferredFont(forTextStyle: .subheadline)
    distanceLabel.font = .preferredFont(forTextStyle: .subheadline)
    regionLabel.textColor = .secondaryLabel
    distanceLabel.textColor = .secondaryLabel
    for label in [nameLabel, regionLabel, distanceLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    regionLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    difficultyView.tintColor = UIColor(named: "Trail")
    difficultyView.contentMode = .center
    heartView.tintColor = UIColor(named: "Heart")
    heartView.setContentHuggingPriority(.required, for: .horizontal)
  }

  private func setUpLayout() {
    let details = UIStackView(arrangedSubviews: [regionLabel, distanceLabel])
    details.spacing = 8
    let texts = UIStackView(arrangedSubviews: [nameLabel, details])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [difficultyView, texts, heartView])
    row.alignment = .center
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      difficultyView.widthAnchor.constraint(equalToConstant: 32),
    ])
  }

  func configure(with trail: Trail, distance: String, isFavorite: Bool) {
    nameLabel.text = trail.name
    regionLabel.text = trail.region
    distanceLabel.text = distance
    difficultyView.image = UIImage(systemName: trail.difficulty.symbolName)
    heartView.isHidden = !isFavorite
    accessibilityIdentifier = "trail-\(trail.id)"
    accessibilityLabel = [trail.name, trail.region, distance, trail.difficulty.title].joined(separator: ", ")
  }
}
