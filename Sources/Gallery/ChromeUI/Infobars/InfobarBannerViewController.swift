import HeadlessUIKit

/// The message at the top of a page: an icon, a title with a subtitle, one button, and a gear that opens a modal.
///
/// While it is held it can be dragged upwards; dragged by more than 15 points it goes away.
package final class InfobarBannerViewController: UIViewController {
  package weak var delegate: (any InfobarBannerDelegate)?
  /// Whether there is more to tell; shows the gear. Yes by default.
  package var presentsModal: Bool = true { didSet { gear.isHidden = !presentsModal } }
  /// The message's first line.
  package var titleText: String = "" { didSet { titleLabel.text = titleText } }
  /// The message's second line; none where it is empty.
  package var subtitleText: String = "" {
    didSet {
      subtitleLabel.text = subtitleText
      subtitleLabel.isHidden = subtitleText.isEmpty
    }
  }
  /// What the button says.
  package var buttonText: String = "" { didSet { button.setTitle(buttonText, for: .normal) } }
  /// The icon at the leading edge; none by default.
  package var iconImage: UIImage? {
    didSet {
      icon.image = iconImage
      icon.isHidden = iconImage == nil
    }
  }

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let icon = UIImageView()
  private let gear = UIButton(type: .system)
  private let button = UIButton(type: .system)
  /// How far the banner is dragged from its place; never downwards.
  var dragged: CGFloat = 0
  var isHeld = false

  package init() {
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = Layout.cornerRadius
    view.accessibilityIdentifier = "kInfobarBannerViewIdentifier"
    configureParts()
    addContent()
    addGestures()
    describeToAssistiveTechnologies()
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.infobarBannerWasDismissed() }
  }

  /// Opens the modal after the banner gave way a little, as a button does.
  func gearWasTapped() {
    UIView.animate(
      withDuration: 0.05, animations: { self.view.transform = CGAffineTransform(scaleX: 0.98, y: 0.98) },
      completion: { _ in
        UIView.animate(
          withDuration: 0.05, animations: { self.view.transform = .identity },
          completion: { _ in self.delegate?.presentInfobarModalFromBanner() })
      })
  }
}

extension InfobarBannerViewController {
  /// Distances and sizes in points.
  private enum Layout {
    static let cornerRadius: CGFloat = 13
    static let spacing: CGFloat = 10
    static let verticalPadding: CGFloat = 18
    static let horizontalPadding: CGFloat = 15
    static let buttonWidth: CGFloat = 100
    static let iconSize: CGFloat = 28
  }

  private func configureParts() {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    icon.contentMode = .center
    gear.setImage(UIImage(systemName: "gearshape"), for: .normal)
    gear.accessibilityIdentifier = "kInfobarBannerOpenModalButtonIdentifier"
    gear.accessibilityLabel = String(localized: "Options", table: "Infobars")
    gear.addAction(UIAction { [unowned self] _ in gearWasTapped() }, for: .touchUpInside)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.accessibilityIdentifier = "kInfobarBannerAcceptButtonIdentifier"
    button.addAction(
      UIAction { [unowned self] _ in delegate?.bannerInfobarButtonWasPressed() }, for: .touchUpInside)
    icon.isHidden = iconImage == nil
  }

  private func addContent() {
    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    texts.axis = .vertical
    let content = UIStackView(arrangedSubviews: [icon, texts, gear, button])
    content.spacing = Layout.spacing
    content.alignment = .center
    // Large texts have no room side by side.
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if isLarge { content.axis = .vertical }
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor, constant: Layout.verticalPadding),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -Layout.verticalPadding),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: Layout.horizontalPadding),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -Layout.horizontalPadding),
      icon.widthAnchor.constraint(equalToConstant: Layout.iconSize),
      gear.widthAnchor.constraint(equalToConstant: Layout.iconSize),
      isLarge
        ? button.widthAnchor.constraint(greaterThanOrEqualToConstant: Layout.buttonWidth)
        : button.widthAnchor.constraint(equalToConstant: Layout.buttonWidth),
    ])
  }
}
