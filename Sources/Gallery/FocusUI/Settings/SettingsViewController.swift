import FocusModel
import HeadlessUIKit

/// The settings: the search engine, the kinds of blocked content, and the data that is sent to
/// Mozilla.
package final class SettingsViewController: ToggleTableViewController {
  private let whatsNewItem = UIBarButtonItem()

  package override init(context: SettingsContext) {
    super.init(context: context)
    title = String(focusSettings: "Settings")
  }

  required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
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
  /// The settings for trackers, in the order of their rows.
  static let blockers: [Setting] = [.blockAds, .blockAnalytics, .blockSocial, .blockOther]
}

/// The screens that the rows, the footer and the bar button open.
extension SettingsViewController {
  private var searchEngineRow: TableRow {
    TableRow { [unowned self] in
      FocusTableViewCell(
        context.searchEngines.active.name, accessory: .disclosureIndicator,
        identifier: "SettingsViewController.searchCell")
    } selected: { [unowned self] in
      show(SearchSettingsViewController(searchEngines: context.searchEngines, delegate: self))
    }
  }

  private var aboutRow: TableRow {
    TableRow {
      FocusTableViewCell(
        String(focusSettings: "About"), accessory: .disclosureIndicator,
        identifier: "settingsViewController.about")
    } selected: { [unowned self] in
      show(AboutViewController(product: context.product, version: context.version))
    }
  }

  private func makeUsageDataFooter() -> UIView {
    SectionFooterView(
      String(
        focusSettings:
          "Mozilla collects only what it needs to provide and improve \(context.product.name) for everyone."),
      linkIdentifier: "SettingsViewController.learnMoreCell"
    ) { [unowned self] in
      show(SettingsContentViewController(.usageData))
    }
  }

  /// Shows the news, whose button is then no longer highlighted.
  private func showWhatsNew() {
    context.whatsNew.didOpen()
    show(SettingsContentViewController(.whatsNew))
  }

  private func show(_ page: UIViewController) {
    navigationController?.pushViewController(page, animated: true)
  }
}

extension SettingsViewController: SearchSettingsViewControllerDelegate {
  package func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine
  ) {
    reload()
  }
}

/// The switches for trackers, which the app's version of 2018 has on a separate screen.
package final class TrackingProtectionViewController: ToggleTableViewController {
  package override init(context: SettingsContext) {
    super.init(context: context)
    title = String(focusSettings: "Tracking Protection")
  }

  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    [TableSection(rows: Setting.blockers.map(toggleRow))]
  }
}
