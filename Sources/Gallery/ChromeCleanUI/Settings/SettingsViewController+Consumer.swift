import HeadlessUIKit

extension SettingsViewController: SettingsConsumer {
  package func setContent(_ content: SettingsContent) {
    loadViewIfNeeded()
    showSearchEngines(content)
    popUpsCell.contentConfiguration = row("Block Pop-ups")
    popUpsSwitch.setOn(content.blocksPopUps, animated: false)
    showBrowsingData(content.pageCount)
    versionCell.contentConfiguration = row("Version", content.version)
    // The rows' heights may be others now.
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

  /// Where nothing is kept, nothing can be cleared.
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
