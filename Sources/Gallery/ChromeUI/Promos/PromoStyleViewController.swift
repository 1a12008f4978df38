import HeadlessUIKit

/// A screen that asks for one decision: a banner, a title, a text and up to three buttons.
///
/// Set the properties before the view is loaded. Any further content goes into
/// ``specificContentView``. Title and text scroll if there is little room; the buttons do not. A
/// low window has no banner.
open class PromoStyleViewController: UIViewController {
  package var banner: PromoBanner?
  package var titleText: String?
  package var subtitleText: String?
  /// The title of the first button; it may change while the screen is shown.
  package var primaryActionString: String? { didSet { updatePrimaryButton() } }
  /// The title of the second button; `nil` for no button.
  package var secondaryActionString: String?
  /// The title of the third button; `nil` for no button.
  package var tertiaryActionString: String?
  /// The title of the first button while there is more to read.
  package var readMoreString: String? { didSet { updatePrimaryButton() } }
  /// Whether all of the text must have been on the screen before the user may decide; `false` by
  /// default.
  package var scrollToEndMandatory: Bool = false
  /// The label of the question mark in the corner; `nil` for no question mark.
  package var learnMoreLabel: String?
  /// The screen's own content, below the texts and as wide as they are.
  package let specificContentView: UIView = UIView()
  package weak var delegate: (any PromoStyleViewControllerDelegate)?

  /// Whether the end of the text has been on the screen.
  package internal(set) var didReachEnd: Bool = false { didSet { updatePrimaryButton() } }
  var hasAppeared = false
  lazy var scrollView = promoView.scrollView
  lazy var bannerView = banner.map { UIImageView(image: $0.image) }
  /// The banner's height while it is shown, and while it is hidden.
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
    // An empty content view has no height; any content makes it higher.
    lowest.priority = .fittingSizeLevel
    lowest.isActive = true
    return [
      UILabel(promo: titleText, font: .promoTitle, identifier: Identifier.title),
      UILabel(
        promo: subtitleText, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel,
        identifier: Identifier.subtitle),
    ].compactMap(\.self) + [specificContentView]
  }

  /// The banner's height is a fraction of the whole screen's, regardless of its content's.
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

  /// Hides the banner in a low window, where the texts need its room.
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

extension PromoStyleViewController: UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    checkEnd()
  }

  /// Whether the user must read on before making a choice.
  var mustReadMore: Bool { scrollToEndMandatory && !didReachEnd }

  var primaryTitle: String? { mustReadMore ? readMoreString ?? primaryActionString : primaryActionString }

  /// Records that the end of the text was on the screen; scrolling back does not undo that.
  func checkEnd() {
    // What is laid out but not yet on the screen has not been read.
    guard hasAppeared, !didReachEnd else { return }
    // A point of tolerance, since offsets are rounded to pixels.
    didReachEnd = scrollView.contentOffset.y >= lastOffset - 1
  }

  /// While there is more to read, the first button scrolls down, and the others are hidden.
  func updatePrimaryButton() {
    guard isViewLoaded else { return }
    primaryButton?.setTitle(primaryTitle, for: .normal)
    primaryButton?.accessibilityIdentifier =
      mustReadMore ? Identifier.readMoreAction : Identifier.primaryAction
    for button in [secondaryButton, tertiaryButton] { button?.isHidden = mustReadMore }
  }

  func didTapPrimaryButton() {
    mustReadMore ? scrollOnePage() : delegate?.didTapPrimaryActionButton()
  }

  /// The last lines of a page stay on the screen as the first ones of the next.
  private func scrollOnePage() {
    let next = scrollView.contentOffset.y + scrollView.bounds.height * 0.9
    scrollView.setContentOffset(CGPoint(x: 0, y: min(next, lastOffset)), animated: true)
  }

  private var lastOffset: CGFloat { max(0, scrollView.contentSize.height - scrollView.bounds.height) }
}

/// Receives what the user chooses on a promo.
@MainActor
package protocol PromoStyleViewControllerDelegate: AnyObject {
  func didTapPrimaryActionButton()
  func didTapSecondaryActionButton()
  func didTapTertiaryActionButton()
  func didTapLearnMoreButton()
}

extension PromoStyleViewControllerDelegate {
  package func didTapPrimaryActionButton() {}
  package func didTapSecondaryActionButton() {}
  package func didTapTertiaryActionButton() {}
  package func didTapLearnMoreButton() {}
}

/// A picture across the top of a promo.
package struct PromoBanner: Hashable, Sendable {
  package let image: UIImage
  package let size: Size

  /// How much of the screen's height a banner takes.
  package enum Size: CGFloat, Hashable, Sendable {
    case standard = 0.25
    case tall = 0.35
  }

  /// Makes a banner of a picture of the app.
  package init(imageNamed name: String, size: Size = .standard) {
    image = UIImage(named: name, size: CGSize(width: 390, height: 211))
    self.size = size
  }
}
