import HeadlessUIKit

/// The list of suggestions below the address bar, of which the first one is what Return would take.
package final class OmniboxPopupViewController: UITableViewController, CustomStringConvertible {
  package weak var delegate: (any AutocompleteResultConsumerDelegate)?
  private var suggestions: [AutocompleteSuggestion] = []
  private var preselectedRow: Int?

  package convenience init() {
    self.init(style: .plain)
  }

  package override init(style: UITableView.Style) {
    super.init(style: style)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  /// How commands name their sender.
  package nonisolated var description: String { "kOmniboxPopupTableViewAccessibilityIdentifier" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = description
    tableView.keyboardDismissMode = .onDrag
    tableView.register(OmniboxPopupRowCell.self, forCellReuseIdentifier: "suggestion")
  }

  /// Shows suggestions instead of the former ones.
  ///
  /// - Parameter preselectedRow: The row that Return would take.
  package func updateMatches(_ suggestions: [AutocompleteSuggestion], preselectedRow: Int?) {
    self.suggestions = suggestions
    self.preselectedRow = preselectedRow
    tableView.reloadData()
  }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let row = indexPath.row
    (cell as? OmniboxPopupRowCell)?.show(suggestions[row], isPreselected: row == preselectedRow) {
      [weak self] suggestion in
      guard let self else { return }
      delegate?.autocompleteResultConsumer(self, didTapTrailingButtonOn: suggestion, inRow: row)
    }
    cell.accessibilityIdentifier = "omnibox suggestion \(indexPath.section) \(row)"
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    delegate?.autocompleteResultConsumer(
      self, didSelect: suggestions[indexPath.row], inRow: indexPath.row)
  }

  package override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    suggestions[indexPath.row].isDeletable
  }

  package override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate?.autocompleteResultConsumer(
      self, didSelectForDeletion: suggestions[indexPath.row], inRow: indexPath.row)
  }

  /// Only the user's scrolling counts, not that of a layout which finds its place.
  package override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging else { return }
    delegate?.autocompleteResultConsumerDidScroll(self)
  }
}
