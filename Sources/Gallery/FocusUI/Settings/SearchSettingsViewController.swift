import FocusModel
import Foundation
import HeadlessUIKit

/// A list of search engines; a tap chooses one and leaves the screen.
package final class SearchSettingsViewController: FocusTableViewController {
  private let searchEngines: SearchEngines
  private weak var delegate: (any SearchSettingsViewControllerDelegate)?

  /// Creates a list of engines.
  ///
  /// - Parameters:
  ///   - searchEngines: The engines, and the chosen one.
  ///   - delegate: Called after the choice; it is not retained.
  package init(searchEngines: SearchEngines, delegate: (any SearchSettingsViewControllerDelegate)?) {
    self.searchEngines = searchEngines
    self.delegate = delegate
    super.init()
    title = String(focusSettings: "Search Engine")
    sections = [TableSection(rows: searchEngines.all.map(row))]
  }

  package required init?(coder: NSCoder) { nil }

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

/// The owner of a list of search engines.
@MainActor
package protocol SearchSettingsViewControllerDelegate: AnyObject {
  /// Called after the user has chosen an engine, which is stored already.
  func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine)
}
