import FocusModel
import Foundation
import HeadlessUIKit

/// Lists the search engines; a tap chooses one and leads back.
package final class SearchSettingsViewController: FocusTableViewController {
  private let searchEngines: SearchEngines
  private weak var delegate: (any SearchSettingsViewControllerDelegate)?

  /// Makes a list of engines.
  ///
  /// - Parameter delegate: Hears of the choice; it is not retained.
  package init(searchEngines: SearchEngines, delegate: (any SearchSettingsViewControllerDelegate)?) {
    self.searchEngines = searchEngines
    self.delegate = delegate
    super.init()
    title = String(focusSettings: "Search Engine")
    sections = [TableSection(rows: searchEngines.all.map(row))]
  }

  package required init?(coder: NSCoder) {
    nil
  }

  private func row(_ engine: SearchEngine) -> TableRow {
    TableRow { [unowned self] in
      let isActive = engine == searchEngines.active
      let cell = FocusTableViewCell(
        engine.name, accessory: isActive ? .checkmark : .none, identifier: engine.name)
      cell.imageView?.image = UIImage(named: engine.name, size: Self.iconSize)
      cell.accessibilityTraits = isActive ? [.button, .selected] : .button
      return cell
    } selected: { [unowned self] in
      select(engine)
    }
  }

  private static let iconSize = CGSize(width: 32, height: 32)

  private func select(_ engine: SearchEngine) {
    searchEngines.active = engine
    delegate?.searchSettingsViewController(self, didSelect: engine)
    tableView.reloadData()
    navigationController?.popViewController(animated: true)
  }
}

/// Hears which search engine the user chose.
@MainActor
package protocol SearchSettingsViewControllerDelegate: AnyObject {
  /// Hears of the choice, which is kept already.
  func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine)
}
