import HeadlessUIKit

/// The introduction of the app's version of 2018: three cards to turn, which can be skipped.
package final class IntroViewController: UIViewController {
  /// Called after the last card or when the user skips the cards; the introduction then dismisses
  /// itself.
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
  /// Whether a card is being turned; meanwhile taps do not turn another.
  var isTurning = false

  /// Creates an introduction at its first card, which is to be presented over the whole window.
  package init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portraitOnPhones }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.addFilling(ground)
    addChild(pages)
    layOut(makeSkipButton(), pages.view, dots)
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([cards[0]], direction: .forward, animated: false)
    currentCardDidChange()
  }

  /// Updates the dots, and makes the background bright at the last card.
  private func currentCardDidChange() {
    ground.setBright(currentCard.isLast, animated: true)
    dots.select(currentCard.rawValue)
  }

  /// Calls ``finished`` and dismisses the introduction.
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
  private func layOut(_ skip: UIView, _ cards: UIView, _ dots: UIView) {
    view.addConstrained(skip, cards, dots)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate(
      cards.sides(of: view) + [
        skip.topAnchor.constraint(equalTo: guide.topAnchor),
        skip.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
        skip.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        skip.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        cards.topAnchor.constraint(equalTo: skip.bottomAnchor),
        cards.bottomAnchor.constraint(equalTo: dots.topAnchor),
        dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        dots.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
  }
}

extension IntroViewController {
  /// Turns to the next card, or finishes after the last one.
  func goOn(from card: IntroCard) {
    card.isLast ? finish() : move(toward: card.rawValue + 1)
  }

  /// Turns a single card toward the index of a dot.
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
    guard let index = cards.firstIndex(where: { $0 === page }), cards.indices.contains(index + distance)
    else { return nil }
    return cards[index + distance]
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
  /// Updates the current card after a swipe.
  package func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if let page = pageViewController.viewControllers?.first as? IntroCardViewController {
      currentCard = page.card
    }
  }
}

/// A row of dots to tap, one for each page; the dot of the current page is bright.
final class PageDotsView: UIStackView {
  private let tapped: @MainActor (Int) -> Void
  /// The opacity of the other dots.
  private static let dimmedOpacity: CGFloat = 0.3
  /// The size of a dot's button, in points; the dot itself is smaller.
  private static let size = CGSize(width: 32, height: 44)

  /// Creates dots.
  ///
  /// - Parameters:
  ///   - count: The number of pages.
  ///   - tapped: Called with the index of a dot that is tapped.
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

  /// Makes the dot of a page bright, and all others dim.
  func select(_ page: Int) {
    for case (let index, let dot as UIButton) in arrangedSubviews.enumerated() {
      dot.alpha = index == page ? 1 : Self.dimmedOpacity
      dot.isSelected = index == page
    }
  }
}
