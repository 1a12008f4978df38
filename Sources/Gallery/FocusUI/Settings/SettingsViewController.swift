import FocusModel
import HeadlessUIKit

/// What the user can set: the search engine, what is blocked, and what Mozilla hears about it.
public final class SettingsViewController: ToggleTableViewController {
  private let whatsNewItem = UIBarButtonItem()

  public override init(context: SettingsContext) {
    super.init(context: context)
    title = String(focusSettings: "Settings")
  }

  required init?(coder: NSCoder) {
    nil
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "SettingsViewController.table"
    whatsNewItem.title = String(focusSettings: "What’s New")
    whatsNewItem.accessibilityIdentifier = "SettingsViewController.whatsNewButton"
    whatsNewItem.primaryAction = UIAction { [unowned self] _ in showWhatsNew() }
    navigationItem.rightBarButtonItem = whatsNewItem
  }

  override func reload() {
    super.reload()
    let isHighlighted = context.whatsNew.isHighlighted
    whatsNewItem.tintColor = isHighlighted ? .focusTint : .focusText
    whatsNewItem.style = isHighlighted ? .done : .plain
  }

  override func makeSections() -> [TableSection] {
    [
      TableSection(header: String(focusSettings: "Search Engine"), rows: [searchEngineRow]),
      TableSection(header: String(focusSettings: "Integration"), rows: [toggleRow(.safari)]),
      TableSection(header: String(focusSettings: "Privacy"), rows: Setting.blockers.map(toggleRow)),
      TableSection(header: String(focusSettings: "Performance"), rows: [toggleRow(.blockFonts)]),
      TableSection(
        header: String(focusSettings: "Mozilla"), rows: [toggleRow(.sendAnonymousUsageData), aboutRow],
        makeFooter: { [unowned self] in makeUsageDataFooter() }),
    ]
  }
}

extension Setting {
  /// The switches for trackers, in the order in which they are shown.
  static let blockers: [Setting] = [.blockAds, .blockAnalytics, .blockSocial, .blockOther]
}
