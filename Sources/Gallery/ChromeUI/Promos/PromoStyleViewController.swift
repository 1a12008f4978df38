import HeadlessUIKit

/// A screen that asks for one decision: a banner, a title, a text and up to three buttons.
///
/// Set the properties before the view is loaded. What the screen needs besides goes into ``specificContentView``.
/// Title and text scroll where there is little room; the buttons stay. A low window has no banner.
open class PromoStyleViewController: UIViewController {
  package var banner: PromoBanner?
  package var titleText: String?
  package var subtitleText: String?
  /// What the first button says; may change while the screen shows.
  package var primaryActionString: String? { didSet { updatePrimaryButton() } }
  /// What the second button says; without it there is none.
  package var secondaryActionString: String?
  /// What the third button says; without it there is none.
  package var tertiaryActionString: String?
  /// What the first button says while there is more to read.
  package var readMoreString: String? { didSet { updatePrimaryButton() } }
  /// Whether all of the text must have been on the screen before the user may decide; no by default.
  package var scrollToEndMandatory: Bool = false
  /// What the question mark in the corner is called; without it there is none.
  package var learnMoreLabel: String?
  /// Stands below the texts, as wide as they are.
  package let specificContentView: UIView = UIView()
  package weak var delegate: (any PromoStyleViewControllerDelegate)?

  /// Whether the end of the text has been on the screen.
  package internal(set) var didReachEnd: Bool = false { didSet { updatePrimaryButton() } }
  var hasAppeared = false
  lazy var scrollView = promoView.scrollView
  lazy var bannerView = banner.map { UIImageView(image: $0.image) }
  /// The banner's part of the screen, and its absence.
  var bannerHeights: (shown: NSLayoutConstraint, hidden: NSLayoutConstraint)?
  private lazy var promoView = PromoLayoutView(
    content: makeContent(), actions: [primaryButton, secondaryButton, tertiaryButton].compactMap(\.self))
  lazy var primaryButton = ActionButton(
    primaryTitle, prominence: .primary, identifier: Identifier.primaryAction
  ) { [unowned self] in didTapPrimaryButton() }
  lazy var secondaryButton = ActionButton(
    secondaryActionString, prominence: .secondary, identifier: Identifier.secondaryAction
  ) { [unowned self] in delegate?.didTapSecondaryActionButton() }
  lazy var tertiaryButton = ActionButton(
    tertiaryActionString, prominence: .secondary, identifier: Identifier.tertiaryAction
  ) { [unowned self] in delegate?.didTapTertiaryActionButton() }

  open override func loadView() {
    view = promoView
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    placeBanner()
    updatePrimaryButton()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    checkEnd()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateBanner()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    checkEnd()
  }
}

extension PromoStyleViewController {
  /// The accessibility identifiers of the parts.
  enum Identifier {
    static let title = "PromoStyleTitleAccessibilityIdentifier"
    static let subtitle = "PromoStyleSubtitleAccessibilityIdentifier"
    static let primaryAction = "PromoStylePrimaryActionAccessibilityIdentifier"
    static let secondaryAction = "PromoStyleSecondaryActionAccessibilityIdentifier"
    static let tertiaryAction = "PromoStyleTertiaryActionAccessibilityIdentifier"
    static let readMoreAction = "PromoStyleReadMoreActionAccessibilityIdentifier"
    static let learnMoreAction = "PromoStyleLearnMoreActionAccessibilityIdentifier"
  }
}
