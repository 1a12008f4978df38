import HeadlessUIKit

/// The introduction of 2018: three cards to turn, which can be skipped.
package final class IntroViewController: UIViewController {
  /// Told once the user has seen the last card, or does not want to; the introduction dismisses itself.
  package var finished: (@MainActor () -> Void)?
  let ground = FadingBackgroundView(brightOpacity: 0.8)
  let pages: UIPageViewController = UIPageViewController()
  private(set) lazy var dots: PageDotsView = PageDotsView(count: IntroCard.allCases.count) {
    [unowned self] in move(toward: $0)
  }
  private(set) lazy var cards: [IntroCardViewController] = IntroCard.allCases.map { card in
    IntroCardViewController(card) { [unowned self] in goOn(from: card) }
  }
  var currentCard: IntroCard = .privacy { didSet { currentCardDidChange() } }
  var isTurning = false

  /// Makes an introduction at its first card, to be presented over the whole window.
  package init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .uprightOnTelephones }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(ground)
    addChild(pages)
    place(makeSkipButton(), pages.view, dots)
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([cards[0]], direction: .forward, animated: false)
    currentCardDidChange()
  }

  /// The ground lightens at the end.
  private func currentCardDidChange() {
    ground.setBright(currentCard.isLast, animated: true)
    dots.select(currentCard.rawValue)
  }

  /// Dismisses the introduction.
  func finish() {
    finished?()
    presentingViewController?.dismiss(animated: true)
  }
}

// MARK: Parts

extension IntroViewController {
  private func makeSkipButton() -> UIButton {
    let button = UIButton(
      link: String(focusSettings: "Skip"), .body, identifier: "IntroViewController.button"
    ) { [unowned self] in finish() }
    button.setTitleColor(.focusText, for: .normal)
    return button
  }

  /// Puts the button at the top, the cards below it, and the dots at the bottom.
  private func place(_ skip: UIView, _ cards: UIView, _ dots: UIView) {
    view.addPlaced(skip, cards, dots)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      skip.topAnchor.constraint(equalTo: guide.topAnchor),
      skip.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      skip.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      skip.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
      cards.topAnchor.constraint(equalTo: skip.bottomAnchor),
      cards.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      cards.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cards.bottomAnchor.constraint(equalTo: dots.topAnchor),
      dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }
}

extension IntroViewController {
  /// Turns to the next card, or ends behind the last one.
  func goOn(from card: IntroCard) {
    card.isLast ? finish() : move(toward: card.rawValue + 1)
  }

  /// Turns one card, and only one, toward the one of a dot.
  func move(toward target: Int) {
    let step = (target - currentCard.rawValue).signum()
    guard step != 0, !isTurning, let card = IntroCard(rawValue: currentCard.rawValue + step) else { return }
    isTurning = true
    currentCard = card
    pages.setViewControllers(
      [cards[card.rawValue]], direction: step > 0 ? .forward : .reverse, animated: true
    ) { [weak self] _ in
      self?.isTurning = false
    }
  }

  private func card(_ distance: Int, from page: UIViewController) -> UIViewController? {
    guard let place = cards.firstIndex(where: { $0 === page }), cards.indices.contains(place + distance)
    else { return nil }
    return cards[place + distance]
  }
}

extension IntroViewController: UIPageViewControllerDataSource {
  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { card(-1, from: viewController) }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { card(1, from: viewController) }
}

extension IntroViewController: UIPageViewControllerDelegate {
  /// Follows a finger that turned the card.
  package func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if let page = pageViewController.viewControllers?.first as? IntroCardViewController {
      currentCard = page.card
    }
  }
}

/// A row of dots, one for each page, which can be tapped; the one of the page that shows is bright.
final class PageDotsView: UIStackView {
  private let tapped: @MainActor (Int) -> Void
  /// How bright the other dots are.
  private static let dimmedOpacity: CGFloat = 0.3
  /// How large a finger's target is.
  private static let size = CGSize(width: 32, height: 44)

  /// - Parameter tapped: Told which dot is tapped.
  init(count: Int, tapped: @escaping @MainActor (Int) -> Void) {
    self.tapped = tapped
    super.init(frame: .zero)
    accessibilityIdentifier = "Intro.stackView"
    for page in 0..<count { addArrangedSubview(makeDot(page, of: count)) }
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeDot(_ page: Int, of count: Int) -> UIButton {
    let dot = UIButton(type: .custom)
    dot.setTitle("●", for: .normal)
    dot.setTitleColor(.focusText, for: .normal)
    dot.titleLabel?.font = .systemFont(ofSize: 10)
    dot.accessibilityLabel = String(focusSettings: "Page \(page + 1) of \(count)")
    dot.accessibilityIdentifier = "Intro.dot.\(page)"
    dot.addAction(UIAction { [unowned self] _ in tapped(page) }, for: .touchUpInside)
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: Self.size.width),
      dot.heightAnchor.constraint(equalToConstant: Self.size.height),
    ])
    return dot
  }

  /// Lets the dot of a page shine.
  func select(_ page: Int) {
    for case (let index, let dot as UIButton) in arrangedSubviews.enumerated() {
      dot.alpha = index == page ? 1 : Self.dimmedOpacity
      dot.isSelected = index == page
    }
  }
}
