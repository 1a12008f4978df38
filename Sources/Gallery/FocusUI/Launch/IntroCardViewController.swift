import Foundation
import HeadlessUIKit

/// One card of the introduction: a picture, a title, a text, and a button for the next card.
final class IntroCardViewController: UIViewController {
  let card: IntroCard
  private let goOn: @MainActor () -> Void

  /// Creates the screen of a card.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - goOn: Called when the button is tapped.
  init(_ card: IntroCard, goOn: @escaping @MainActor () -> Void) {
    self.card = card
    self.goOn = goOn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(ScrollingColumn(spacing: 0, margin: 16, [makeCard()]), along: view.safeAreaLayoutGuide)
  }

  private func makeCard() -> UIView {
    let box = IntroCardBackgroundView()
    let column = UIStackView(arrangedSubviews: [makePicture(), makeTitle(), makeText(), makeButton()])
    column.axis = .vertical
    column.spacing = 16
    box.layoutMargins = UIEdgeInsets(top: 24, left: 24, bottom: 16, right: 24)
    box.insetsLayoutMarginsFromSafeArea = false
    box.addSubview(column, along: box.layoutMarginsGuide)
    return box
  }

  private func makePicture() -> UIView {
    let picture = UIImageView(
      image: UIImage(named: "onboarding-\(card)", size: CGSize(width: 240, height: 160)))
    picture.contentMode = .scaleAspectFit
    return picture
  }

  private func makeTitle() -> UIView {
    let label = UILabel(wrapping: card.title, .title2, color: .focusInk)
    label.textAlignment = .center
    label.accessibilityTraits = .header
    label.accessibilityIdentifier = "Intro.\(card).title"
    return label
  }

  private func makeText() -> UIView {
    let label = UILabel(wrapping: card.text, .body, color: .focusInk)
    label.textAlignment = .center
    return label
  }

  private func makeButton() -> UIView {
    let button = UIButton(link: card.buttonTitle, .headline, identifier: "Intro.\(card).button") {
      [unowned self] in goOn()
    }
    button.contentHorizontalAlignment = .center
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return button
  }
}

/// A card of the introduction.
enum IntroCard: Int, CaseIterable {
  case privacy
  case search
  case history

  @MainActor var title: String {
    switch self {
    case .privacy: String(focusSettings: "Power up your privacy")
    case .search: String(focusSettings: "Your search, your way")
    case .history: String(focusSettings: "Your history is history")
    }
  }

  @MainActor var text: String {
    switch self {
    case .privacy:
      String(
        focusSettings:
          "Take private browsing further: block ads and other content that follow you from site to site.")
    case .search:
      String(focusSettings: "Looking for something else? Choose another search engine in the settings.")
    case .history:
      String(focusSettings: "Erase your whole session, passwords, cookies and all, with a single tap.")
    }
  }

  @MainActor var buttonTitle: String {
    isLast ? String(focusSettings: "OK, Got It!") : String(focusSettings: "Next")
  }

  var isLast: Bool { self == Self.allCases.last }
}

/// The background of a card of the introduction: nearly white, and lighter toward the bottom.
final class IntroCardBackgroundView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .focusGradientGround
    layer.cornerRadius = 6
    layer.shadowRadius = 12
    layer.shadowOpacity = 0.2
    (layer as? CAGradientLayer)?.colors = [UIColor.focusSheet.cgColor, UIColor.white.cgColor]
  }

  required init?(coder: NSCoder) { nil }
}
