import ChromeCleanCommands
import Foundation
import HeadlessUIKit

/// A list of the user's choices about the browser.
///
/// It shows what its consumer methods set; the user's actions are only sent as commands.
package final class SettingsViewController: UIViewController {
  package weak var dispatcher:
    (any SettingsCommands & PreferencesCommands & BrowsingDataConfirmationCommands)?

  /// The groups of rows, from top to bottom.
  enum Section: Int, CaseIterable {
    case searchEngine
    case privacy
    case about
  }

  let tableView: UITableView = UITableView(frame: .zero, style: .insetGrouped)
  var searchEngineCells: [UITableViewCell] = []
  let popUpsCell: UITableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  let popUpsSwitch: UISwitch = UISwitch()
  let clearCell: UITableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)
  let versionCell: UITableViewCell = UITableViewCell(style: .value1, reuseIdentifier: nil)

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = makeDoneButton()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.accessibilityIdentifier = "settings"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    setUpCells()
  }

  private func makeDoneButton() -> UIBarButtonItem {
    let button = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [unowned self] _ in dispatcher?.closeSettings() })
    button.style = .done
    button.accessibilityIdentifier = "settingsDoneButton"
    return button
  }

  private func setUpCells() {
    popUpsSwitch.accessibilityIdentifier = "settingsPopUpsSwitch"
    popUpsSwitch.accessibilityLabel = "Block Pop-ups"
    popUpsSwitch.addAction(
      UIAction { [unowned self] _ in dispatcher?.blockPopUps(popUpsSwitch.isOn) }, for: .valueChanged)
    popUpsCell.accessoryView = popUpsSwitch
    popUpsCell.selectionStyle = .none
    clearCell.accessibilityIdentifier = "settingsClearBrowsingData"
    versionCell.accessibilityIdentifier = "settingsVersion"
    versionCell.selectionStyle = .none
  }

  /// The rows of a section.
  func cells(in section: Int) -> [UITableViewCell] {
    switch Section(rawValue: section) {
    case .searchEngine: searchEngineCells
    case .privacy: [popUpsCell, clearCell]
    case .about: [versionCell]
    case nil: []
    }
  }
}

extension SettingsViewController: UITableViewDataSource {
  package func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells(in: section).count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cells(in: indexPath.section)[indexPath.row]
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section) {
    case .searchEngine: "Search"
    case .privacy: "Privacy"
    case .about: "About"
    case nil: nil
    }
  }
}

extension SettingsViewController: UITableViewDelegate {
  package func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    let cell = cells(in: indexPath.section)[indexPath.row]
    return cell.selectionStyle != .none && cell.isUserInteractionEnabled
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .searchEngine: dispatcher?.selectSearchEngine(at: indexPath.row)
    case .privacy: dispatcher?.confirmClearingBrowsingData()
    default: break
    }
  }
}

extension SettingsViewController: SettingsConsumer {
  package func setContent(_ content: SettingsContent) {
    loadViewIfNeeded()
    showSearchEngines(content)
    popUpsCell.contentConfiguration = row("Block Pop-ups")
    popUpsSwitch.setOn(content.blocksPopUps, animated: false)
    showBrowsingData(content.pageCount)
    versionCell.contentConfiguration = row("Version", content.version)
    // The heights of the rows may have changed.
    tableView.performBatchUpdates(nil)
  }

  private func showSearchEngines(_ content: SettingsContent) {
    let isOther = searchEngineCells.count != content.searchEngines.count
    if isOther {
      searchEngineCells = content.searchEngines.map { _ in
        UITableViewCell(style: .value1, reuseIdentifier: nil)
      }
    }
    for (index, cell) in searchEngineCells.enumerated() {
      let isChosen = index == content.searchEngineIndex
      cell.contentConfiguration = row(content.searchEngines[index])
      cell.accessoryType = isChosen ? .checkmark : .none
      cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
      cell.accessibilityIdentifier = "settingsSearchEngine\(index)"
    }
    if isOther { tableView.reloadData() }
  }

  /// Disables the row if there is nothing to clear.
  private func showBrowsingData(_ pageCount: Int) {
    var content = row("Clear Browsing Data", pageCount == 1 ? "1 page" : "\(pageCount) pages")
    content.textProperties.color = pageCount == 0 ? .tertiaryLabel : .systemRed
    clearCell.contentConfiguration = content
    clearCell.isUserInteractionEnabled = pageCount > 0
    clearCell.accessibilityTraits = pageCount > 0 ? .button : [.button, .notEnabled]
  }

  private func row(_ text: String, _ value: String? = nil) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    content.text = text
    content.secondaryText = value
    return content
  }
}

/// Shows the settings.
@MainActor
package protocol SettingsConsumer: AnyObject {
  func setContent(_ content: SettingsContent)
}

/// The content of the settings.
package struct SettingsContent: Hashable, Sendable {
  /// The names of all search engines.
  package var searchEngines: [String]
  /// The index of the current engine.
  package var searchEngineIndex: Int?
  package var blocksPopUps: Bool
  /// How many visited pages are kept.
  package var pageCount: Int
  package var version: String

  package init(
    searchEngines: [String], searchEngineIndex: Int?, blocksPopUps: Bool, pageCount: Int, version: String
  ) {
    self.searchEngines = searchEngines
    self.searchEngineIndex = searchEngineIndex
    self.blocksPopUps = blocksPopUps
    self.pageCount = pageCount
    self.version = version
  }
}
