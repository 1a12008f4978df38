import HeadlessUIKit

/// The introduction of 2018: three cards to turn, which can be skipped.
public final class IntroViewController: UIViewController {
  /// Told once the user has seen the last card, or does not want to; the introduction dismisses itself.
  public var finished: (@MainActor () -> Void)?
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
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .uprightOnTelephones }

  public override func viewDidLoad() {
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
