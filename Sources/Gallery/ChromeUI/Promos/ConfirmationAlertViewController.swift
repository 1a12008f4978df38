import HeadlessUIKit

/// A screen with one message: a picture, a title, a text, and up to three buttons.
///
/// Set the properties before the view is loaded; any that is not set is not shown. Picture and
/// texts are in the middle, and scroll if there is little room. A low window has no picture.
open class ConfirmationAlertViewController: UIViewController {
  package var image: UIImage?
  package var titleText: String?
  /// The text between title and subtitle, larger than the subtitle.
  package var secondaryTitleText: String?
  package var subtitleText: String?
  package var primaryActionString: String?
  package var secondaryActionString: String?
  package var tertiaryActionString: String?
  /// The label of the question mark in the navigation bar; `nil` for no question mark.
  package var moreInfoLabel: String?
  /// Whether the navigation bar has a button that dismisses the screen; `false` by default.
  package var showsDismissBarButton: Bool = false
  package weak var actionHandler: (any ConfirmationAlertActionHandler)?
  private lazy var imageView = image.map { makeImageView($0) }

  open override func loadView() {
    view = PromoLayoutView(
      content: ReadableColumnView(makeColumn(), alignment: .center), actions: makeButtons())
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = makeBarButtonItems()
  }

  /// Hides the picture in a low window, where the texts need its room.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    imageView?.isHidden = traitCollection.verticalSizeClass == .compact
  }
}

extension ConfirmationAlertViewController {
  /// The accessibility identifiers of the parts.
  private enum Identifier {
    static let title = "kConfirmationAlertTitleAccessibilityIdentifier"
    static let secondaryTitle = "kConfirmationAlertSecondaryTitleAccessibilityIdentifier"
    static let subtitle = "kConfirmationAlertSubtitleAccessibilityIdentifier"
    static let primaryAction = "kConfirmationAlertPrimaryActionAccessibilityIdentifier"
    static let secondaryAction = "kConfirmationAlertSecondaryActionAccessibilityIdentifier"
    static let tertiaryAction = "kConfirmationAlertTertiaryActionAccessibilityIdentifier"
    static let moreInfo = "kConfirmationAlertMoreInfoAccessibilityIdentifier"
  }

  private func makeColumn() -> [UIView] {
    let body = UIFont.preferredFont(forTextStyle: .body)
    return [
      imageView,
      UILabel(promo: titleText, font: .promoTitle, identifier: Identifier.title),
      UILabel(
        promo: secondaryTitleText, font: .preferredFont(forTextStyle: .title3),
        identifier: Identifier.secondaryTitle),
      UILabel(promo: subtitleText, font: body, color: .secondaryLabel, identifier: Identifier.subtitle),
    ].compactMap(\.self)
  }

  private func makeImageView(_ image: UIImage) -> UIView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFit
    view.setContentHuggingPriority(.required, for: .vertical)
    return view
  }

  private func makeButtons() -> [UIView] {
    [
      ActionButton(primaryActionString, prominence: .primary, identifier: Identifier.primaryAction) {
        [unowned self] in actionHandler?.confirmationAlertPrimaryAction()
      },
      ActionButton(secondaryActionString, prominence: .secondary, identifier: Identifier.secondaryAction) {
        [unowned self] in actionHandler?.confirmationAlertSecondaryAction()
      },
      ActionButton(tertiaryActionString, prominence: .secondary, identifier: Identifier.tertiaryAction) {
        [unowned self] in actionHandler?.confirmationAlertTertiaryAction()
      },
    ].compactMap(\.self)
  }

  private func makeBarButtonItems() -> [UIBarButtonItem] {
    [
      showsDismissBarButton ? makeDismissItem() : nil,
      moreInfoLabel.map(makeMoreInfoItem),
    ].compactMap(\.self)
  }

  private func makeDismissItem() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [unowned self] _ in actionHandler?.confirmationAlertDismissAction() })
  }

  private func makeMoreInfoItem(_ label: String) -> UIBarButtonItem {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "questionmark.circle"),
      primaryAction: UIAction { [unowned self] _ in actionHandler?.confirmationAlertLearnMoreAction() })
    item.accessibilityIdentifier = Identifier.moreInfo
    item.accessibilityLabel = label
    return item
  }
}

/// Receives what the user chooses on a confirmation.
@MainActor
package protocol ConfirmationAlertActionHandler: AnyObject {
  func confirmationAlertPrimaryAction()
  func confirmationAlertSecondaryAction()
  func confirmationAlertTertiaryAction()
  func confirmationAlertLearnMoreAction()
  func confirmationAlertDismissAction()
}

extension ConfirmationAlertActionHandler {
  package func confirmationAlertPrimaryAction() {}
  package func confirmationAlertSecondaryAction() {}
  package func confirmationAlertTertiaryAction() {}
  package func confirmationAlertLearnMoreAction() {}
  package func confirmationAlertDismissAction() {}
}
