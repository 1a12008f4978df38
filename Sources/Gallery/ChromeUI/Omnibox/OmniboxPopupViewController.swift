import HeadlessUIKit

/// The list of suggestions below the address bar; Return takes the first one.
package final class OmniboxPopupViewController: ListViewController {
  package weak var delegate: (any AutocompleteResultConsumerDelegate)?
  private var suggestions: [AutocompleteSuggestion] = []
  private var preselectedRow: Int?

  package init() {
    super.init(
      style: .plain, cells: OmniboxPopupRowCell.self,
      identifier: "kOmniboxPopupTableViewAccessibilityIdentifier")
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
  }

  /// Shows suggestions instead of the previous ones.
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
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
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

  /// Reports only the user's scrolling, as layout also sets the offset.
  package override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard scrollView.isDragging else { return }
    delegate?.autocompleteResultConsumerDidScroll(self)
  }
}

/// Receives what the user does with suggestions.
@MainActor
package protocol AutocompleteResultConsumerDelegate: AnyObject {
  func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelect suggestion: AutocompleteSuggestion, inRow row: Int)
  func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didTapTrailingButtonOn suggestion: AutocompleteSuggestion,
    inRow row: Int)
  func autocompleteResultConsumer(
    _ consumer: OmniboxPopupViewController, didSelectForDeletion suggestion: AutocompleteSuggestion,
    inRow row: Int)
  func autocompleteResultConsumerDidScroll(_ consumer: OmniboxPopupViewController)
}
