import ChromeCleanCommands
import HeadlessUIKit

/// The bar above the page: the buttons for its history, its address, the number of tabs and the
/// tools menu.
///
/// The address has a row to itself in a narrow portrait window; otherwise everything is in one row.
package final class ToolbarViewController: UIViewController {
  package weak var dispatcher: (any ToolbarCommands & NavigationCommands & TabGridVisibilityCommands)?
  /// Shown instead of the page's title.
  package var locationBarViewController: UIViewController? {
    didSet { locationBarDidChange(from: oldValue) }
  }
  let backButton = UIButton.barButton("chevron.backward", label: "Back", "kToolbarBackButtonIdentifier")
  let forwardButton = UIButton.barButton(
    "chevron.forward", label: "Forward", "kToolbarForwardButtonIdentifier")
  let reloadButton = UIButton.barButton(
    "arrow.clockwise", label: "Reload", "kToolbarReloadButtonIdentifier")
  let stopButton = UIButton.barButton("xmark", label: "Stop", "kToolbarStopButtonIdentifier")
  let tabGridButton = TabCountButton()
  let toolsMenuButton = UIButton.barButton(
    "ellipsis", label: "Tools menu", "kToolbarToolsMenuButtonIdentifier")
  let pageLabel = UILabel()
  let progressView = UIProgressView(progressViewStyle: .bar)
  /// The slot for the address.
  let locationSlot = UIView()
  private let rows = UIStackView()
  private let row = UIStackView()

  /// Makes a toolbar whose buttons are disabled.
  package init() {
    super.init(nibName: nil, bundle: nil)
    setCanGoBack(false)
    setCanGoForward(false)
    setIsLoading(false)
    setCurrentPageText("")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    setUpActions()
    setUpLocationSlot()
    layOut()
    arrange()
    registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
      (controller: ToolbarViewController, _) in controller.arrange()
    }
  }

  private func setUpActions() {
    backButton.addAction(UIAction { [unowned self] _ in dispatcher?.goBack() }, for: .touchUpInside)
    forwardButton.addAction(UIAction { [unowned self] _ in dispatcher?.goForward() }, for: .touchUpInside)
    reloadButton.addAction(UIAction { [unowned self] _ in dispatcher?.reloadPage() }, for: .touchUpInside)
    stopButton.addAction(UIAction { [unowned self] _ in dispatcher?.stopLoadingPage() }, for: .touchUpInside)
    tabGridButton.addAction(UIAction { [unowned self] _ in dispatcher?.showTabGrid() }, for: .touchUpInside)
    toolsMenuButton.addAction(
      UIAction { [unowned self] _ in dispatcher?.showToolsMenu() }, for: .touchUpInside)
  }

  private func locationBarDidChange(from former: UIViewController?) {
    embed(locationBarViewController, insteadOf: former, in: locationSlot)
    pageLabel.isHidden = locationBarViewController != nil
  }
}

// MARK: Layout

extension ToolbarViewController {
  /// Whether there is room for the address beside the buttons.
  private var isWide: Bool {
    traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
  }

  private func setUpLocationSlot() {
    locationSlot.backgroundColor = .tertiarySystemFill
    locationSlot.layer.cornerRadius = 10
    locationSlot.clipsToBounds = true
    pageLabel.font = .barText
    pageLabel.adjustsFontForContentSizeCategory = true
    pageLabel.textAlignment = .center
    pageLabel.accessibilityIdentifier = "kToolbarPageLabelIdentifier"
    locationSlot.addConstrained([pageLabel])
    let lowHeight = locationSlot.heightAnchor.constraint(equalToConstant: 40)
    // The slot is low unless its content needs more height.
    lowHeight.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      lowHeight,
      locationSlot.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      pageLabel.topAnchor.constraint(greaterThanOrEqualTo: locationSlot.topAnchor, constant: 6),
      pageLabel.centerYAnchor.constraint(equalTo: locationSlot.centerYAnchor),
      pageLabel.leadingAnchor.constraint(equalTo: locationSlot.leadingAnchor, constant: 12),
      pageLabel.trailingAnchor.constraint(equalTo: locationSlot.trailingAnchor, constant: -12),
    ])
  }

  private func layOut() {
    rows.axis = .vertical
    rows.spacing = 4
    row.alignment = .center
    progressView.accessibilityIdentifier = "kToolbarProgressIdentifier"
    view.addConstrained([rows, progressView])
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 6),
      rows.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 12),
      rows.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -12),
      rows.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -6),
      progressView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      progressView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      progressView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func arrange() {
    let ways: [UIView] = [backButton, forwardButton, reloadButton, stopButton]
    let rest: [UIView] = [tabGridButton, toolsMenuButton]
    // Nothing leaves the window meanwhile: a user who types in the location bar would lose the keyboard and the text.
    let inRow = ways + (isWide ? [locationSlot] : []) + rest
    for (index, view) in inRow.enumerated() { row.insertArrangedSubview(view, at: index) }
    let inRows: [UIView] = isWide ? [row] : [locationSlot, row]
    for (index, view) in inRows.enumerated() {
      rows.insertArrangedSubview(view, at: index)
    }
    row.distribution = isWide ? .fill : .equalSpacing
    row.spacing = isWide ? 4 : 0
  }
}

extension ToolbarViewController: ToolbarConsumer {
  package func setCanGoForward(_ canGoForward: Bool) {
    forwardButton.isEnabled = canGoForward
  }

  package func setCanGoBack(_ canGoBack: Bool) {
    backButton.isEnabled = canGoBack
  }

  /// Shows the stop button while a page loads, and the reload button otherwise.
  package func setIsLoading(_ isLoading: Bool) {
    reloadButton.isHidden = isLoading
    stopButton.isHidden = !isLoading
    progressView.isHidden = !isLoading
  }

  package func setLoadingProgress(_ progress: Double) {
    progressView.progress = Float(progress)
  }

  package func setTabCount(_ tabCount: Int) {
    tabGridButton.count = tabCount
  }

  /// The tabs button is filled while the strip is visible.
  package func setTabStripVisible(_ isTabStripVisible: Bool) {
    tabGridButton.isSelected = isTabStripVisible
  }

  package func setCurrentPageText(_ text: String) {
    pageLabel.text = text.isEmpty ? "Search or type URL" : text
    pageLabel.textColor = text.isEmpty ? .placeholderText : .label
    reloadButton.isEnabled = !text.isEmpty
  }
}

/// Shows the state of the active page, and of the tabs around it, in a toolbar.
@MainActor
package protocol ToolbarConsumer: AnyObject {
  func setCanGoForward(_ canGoForward: Bool)
  func setCanGoBack(_ canGoBack: Bool)
  func setIsLoading(_ isLoading: Bool)
  /// - Parameter progress: From 0 to 1.
  func setLoadingProgress(_ progress: Double)
  func setTabCount(_ tabCount: Int)
  func setTabStripVisible(_ isTabStripVisible: Bool)
  /// - Parameter text: The page's title or address; empty in a tab that shows no page.
  func setCurrentPageText(_ text: String)
}
