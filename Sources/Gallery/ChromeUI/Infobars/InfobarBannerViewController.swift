import HeadlessUIKit

/// The message at the top of a page: an icon, a title with a subtitle, one button, and a gear that
/// opens a modal.
///
/// It can be dragged upwards; dragged by more than 15 points it is dismissed.
package final class InfobarBannerViewController: UIViewController {
  package weak var delegate: (any InfobarBannerDelegate)?
  /// Whether there is a modal with more, which the gear opens; `true` by default.
  package var presentsModal: Bool = true { didSet { gear.isHidden = !presentsModal } }
  /// The message's first line.
  package var titleText: String = "" { didSet { titleLabel.text = titleText } }
  /// The message's second line; an empty text hides it.
  package var subtitleText: String = "" {
    didSet {
      subtitleLabel.text = subtitleText
      subtitleLabel.isHidden = subtitleText.isEmpty
    }
  }
  /// The button's title.
  package var buttonText: String = "" { didSet { button.setTitle(buttonText, for: .normal) } }
  /// The icon at the leading edge; `nil` by default.
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
  private let content = UIStackView()
  /// The button's width where it is beside the texts; as large as its title needs where it is below them.
  private lazy var fixedButtonWidth = button.widthAnchor.constraint(equalToConstant: Layout.buttonWidth)
  /// How far the banner is dragged, in points; never downwards, so never positive.
  var dragged: CGFloat = 0
  var isHeld = false

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

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isViewLoaded { adaptToTextSize() }
  }

  package override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.infobarBannerWasDismissed() }
  }

  /// Opens the modal after the banner shrinks briefly, as a button does.
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
    static let insets = NSDirectionalEdgeInsets(top: 18, leading: 15, bottom: 18, trailing: 15)
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
    [icon, texts, gear, button].forEach(content.addArrangedSubview)
    content.spacing = Layout.spacing
    content.alignment = .center
    view.fill(with: content, insets: Layout.insets)
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: Layout.iconSize),
      gear.widthAnchor.constraint(equalToConstant: Layout.iconSize),
      button.widthAnchor.constraint(greaterThanOrEqualToConstant: Layout.buttonWidth),
    ])
    adaptToTextSize()
  }

  /// Large texts do not fit side by side.
  private func adaptToTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    content.axis = isLarge ? .vertical : .horizontal
    fixedButtonWidth.isActive = !isLarge
  }
}

extension InfobarBannerViewController {
  /// How far up the banner has to be dragged to be dismissed, in points.
  private static let dismissalDistance: CGFloat = 15

  func addGestures() {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned self, unowned pan] _ in drag(pan) }
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned self, unowned press] _ in hold(press) }
    press.minimumPressDuration = 0.4
    pan.delegate = self
    press.delegate = self
    [pan, press].forEach(view.addGestureRecognizer)
  }

  /// Follows the finger upwards; downwards the banner does not move.
  private func drag(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .changed: dragged = min(0, recognizer.translation(in: view.superview).y)
    case .ended where -dragged > Self.dismissalDistance:
      delegate?.dismissInfobarBannerForUserInteraction(true)
      return
    case .ended, .cancelled: return comeBack()
    default: return
    }
    updateTransform()
  }

  private func hold(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: isHeld = true
    case .ended, .cancelled: isHeld = false
    default: return
    }
    UIView.animate(withDuration: 0.1) { self.updateTransform() }
  }

  private func comeBack() {
    dragged = 0
    UIView.animate(withDuration: 0.2) { self.updateTransform() }
  }

  /// The banner is a little larger while it is held.
  private func updateTransform() {
    let scale = isHeld ? 1.02 : 1
    view.transform = CGAffineTransform(translationX: 0, y: dragged).scaledBy(x: scale, y: scale)
  }
}

extension InfobarBannerViewController: UIGestureRecognizerDelegate {
  /// The banner grows while it is dragged.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension InfobarBannerViewController {
  /// Makes the banner one element with both lines as its label, and with a named action for each
  /// button.
  func describeToAssistiveTechnologies() {
    view.isAccessibilityElement = true
    view.accessibilityLabel = "\(titleText),\(subtitleText)"
    view.accessibilityCustomActions = [accept, dismiss] + (presentsModal ? [options] : [])
  }

  private var accept: UIAccessibilityCustomAction {
    action(named: buttonText) { $0.bannerInfobarButtonWasPressed() }
  }

  private var dismiss: UIAccessibilityCustomAction {
    action(named: String(localized: "Dismiss", table: "Infobars")) {
      $0.dismissInfobarBannerForUserInteraction(true)
    }
  }

  private var options: UIAccessibilityCustomAction {
    action(named: String(localized: "Options", table: "Infobars")) { $0.presentInfobarModalFromBanner() }
  }

  private func action(
    named name: String, does work: @escaping @MainActor (any InfobarBannerDelegate) -> Void
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] _ in
      self?.delegate.map(work)
      return true
    }
  }
}

/// Receives what the user does with an infobar's banner.
@MainActor
package protocol InfobarBannerDelegate: AnyObject {
  /// The banner's button was pressed.
  func bannerInfobarButtonWasPressed()
  /// The gear was tapped: the modal is to be presented.
  func presentInfobarModalFromBanner()
  /// The user dismissed the banner, by a swipe or by another action.
  func dismissInfobarBannerForUserInteraction(_ userInitiated: Bool)
  /// The banner is gone.
  func infobarBannerWasDismissed()
}
