import ChromeCleanCommands
import HeadlessUIKit

/// A bar with a title, whose height its consumer method sets.
package final class ShrinkingToolbarViewController: UIViewController {
  private static let fullHeight: CGFloat = 88
  private let titleLabel = UILabel()
  private lazy var height: NSLayoutConstraint = view.bottomAnchor.constraint(
    equalTo: view.safeAreaLayoutGuide.topAnchor, constant: Self.fullHeight)

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.accessibilityIdentifier = "shrinkingToolbar"
    titleLabel.text = "www.chromium.org"
    titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .boldSystemFont(ofSize: 17), maximumPointSize: 28)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titleLabel)
    let room = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      height,
      titleLabel.topAnchor.constraint(equalTo: room.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      titleLabel.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -16),
    ])
  }
}

extension ShrinkingToolbarViewController: ShrinkingToolbarConsumer {
  package func setShrinkage(_ length: Double) {
    loadViewIfNeeded()
    height.constant = Self.fullHeight - CGFloat(length)
  }
}

/// Shows a toolbar at different heights.
@MainActor
package protocol ShrinkingToolbarConsumer: AnyObject {
  /// - Parameter length: How much lower the toolbar is than its full height, in points.
  func setShrinkage(_ length: Double)
}

/// A long page that shrinks the toolbar above it as it is scrolled.
package final class ScrollingPageViewController: UIViewController {
  package weak var dispatcher: (any ToolbarShrinkingCommands)?

  /// The toolbar above the page, which sets its own height.
  package var toolbarViewController: UIViewController? {
    didSet { if isViewLoaded { embedToolbar(insteadOf: oldValue) } }
  }

  /// The largest shrinkage of a toolbar, in points.
  private static let largestShrinkage: CGFloat = 44
  private let scrollView = UIScrollView()
  private var shrinkage: CGFloat = 0

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.accessibilityIdentifier = "scrollingPage"
    // The page begins below the toolbar, which is already inside the safe area.
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    addPage()
    embedToolbar(insteadOf: nil)
  }

  private func addPage() {
    let paragraphs = UIStackView(arrangedSubviews: (1...40).map(makeParagraph))
    paragraphs.axis = .vertical
    paragraphs.spacing = 16
    scrollView.addConstrained([paragraphs])
    view.addConstrained([scrollView])
    scrollView.spanWidth(of: view)
    let (content, margins) = (scrollView.contentLayoutGuide, view.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      paragraphs.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      paragraphs.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -40),
      paragraphs.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      paragraphs.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func makeParagraph(_ number: Int) -> UIView {
    let label = UILabel()
    label.text = "Paragraph \(number) of a page that is long enough to be scrolled."
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func embedToolbar(insteadOf former: UIViewController?) {
    embed(toolbarViewController, insteadOf: former) { toolbar in
      view.addConstrained([toolbar])
      toolbar.spanWidth(of: view)
      toolbar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      toolbar.bottomAnchor.constraint(equalTo: scrollView.topAnchor).isActive = true
    }
  }
}

extension ScrollingPageViewController: UIScrollViewDelegate {
  /// The toolbar follows only as far as it can shrink.
  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let newShrinkage = max(0, min(scrollView.contentOffset.y, Self.largestShrinkage))
    guard newShrinkage != shrinkage else { return }
    shrinkage = newShrinkage
    dispatcher?.shrinkToolbar(by: Double(newShrinkage))
  }
}
