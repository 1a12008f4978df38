import Foundation
import HeadlessUIKit

/// The page of a new tab: tiles of frequently visited sites, and below them things to read, which a
/// swipe dismisses.
package final class ContentSuggestionsViewController: UITableViewController {
  package weak var commands: (any ContentSuggestionsCommands)?
  private let tiles: [String]
  private var sections: [ContentSuggestionSection]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - tiles: The titles of sites.
  ///   - sections: The suggestions below.
  package init(tiles: [String], sections: [ContentSuggestionSection]) {
    self.tiles = tiles
    self.sections = sections
    super.init(style: .grouped)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "kContentSuggestionsCollectionIdentifier"
    tableView.separatorStyle = .none
    tableView.register(ContentSuggestionCell.self, forCellReuseIdentifier: "suggestion")
    tableView.register(MostVisitedTilesCell.self, forCellReuseIdentifier: "tiles")
    tableView.register(ContentSuggestionsFooterCell.self, forCellReuseIdentifier: "footer")
    let press = UILongPressGestureRecognizer()
    press.addAction { [unowned self, unowned press] _ in hold(press) }
    tableView.addGestureRecognizer(press)
  }

  /// The tiles, the sections, and the footer.
  package override func numberOfSections(in tableView: UITableView) -> Int { sections.count + 2 }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions(in: section)?.count ?? 1
  }

  package override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    sections.indices.contains(section - 1) ? sections[section - 1].title.uppercased() : nil
  }

  package override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let suggestions = suggestions(in: indexPath.section) {
      let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
      (cell as? ContentSuggestionCell)?.show(suggestions[indexPath.row]) { [weak self] in
        self?.dismissSuggestion(in: $0)
      }
      return cell
    }
    if indexPath.section == 0 {
      let cell = tableView.dequeueReusableCell(withIdentifier: "tiles", for: indexPath)
      (cell as? MostVisitedTilesCell)?.show(tiles) { [weak self] in
        self?.commands?.openMostVisitedItem(at: $0)
      }
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "footer", for: indexPath)
    (cell as? ContentSuggestionsFooterCell)?.didTap = { [weak self] in
      self?.commands?.handleLearnMoreTapped()
    }
    return cell
  }

  package override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    suggestions(in: indexPath.section) != nil
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    commands?.openPageForItem(at: indexPath)
  }

  /// Reports a long press on a suggestion; tiles and the footer have no menu.
  private func hold(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: tableView)
    guard press.state == .began, let path = tableView.indexPathForRow(at: point),
      let suggestions = suggestions(in: path.section)
    else { return }
    commands?.displayContextMenu(
      for: suggestions[path.row], at: point, indexPath: path,
      canReadLater: sections[path.section - 1].canReadLater)
  }

  private func dismissSuggestion(in cell: UITableViewCell) {
    guard let path = tableView.indexPath(for: cell) else { return }
    commands?.dismissModals()
    sections[path.section - 1].suggestions.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .fade)
  }

  /// The suggestions of a section of the table; `nil` for tiles and footer.
  private func suggestions(in section: Int) -> [ContentSuggestion]? {
    sections.indices.contains(section - 1) ? sections[section - 1].suggestions : nil
  }
}

/// What the user does with suggestions.
@MainActor
package protocol ContentSuggestionsCommands: AnyObject {
  func openPageForItem(at indexPath: IndexPath)
  func openMostVisitedItem(at index: Int)
  /// Dismisses anything presented over the list, as its suggestion was swiped away.
  func dismissModals()
  func handleLearnMoreTapped()
  /// Shows the menu of a suggestion that the user presses.
  ///
  /// - Parameters:
  ///   - suggestion: The suggestion.
  ///   - point: The finger's location in the list.
  ///   - indexPath: The suggestion's position in the list.
  ///   - canReadLater: Whether the suggestion can be put on the reading list.
  func displayContextMenu(
    for suggestion: ContentSuggestion, at point: CGPoint, indexPath: IndexPath, canReadLater: Bool)
}

/// An article, or another page to read.
package struct ContentSuggestion: Hashable, Sendable {
  package let title: String
  /// What it is about.
  package let subtitle: String?
  /// The publisher, if it is known.
  package let publisher: String?
  package let date: Date?
  package let hasImage: Bool

  package init(
    title: String, subtitle: String? = nil, publisher: String? = nil, date: Date? = nil,
    hasImage: Bool = false
  ) {
    self.title = title
    self.subtitle = subtitle
    self.publisher = publisher
    self.date = date
    self.hasImage = hasImage
  }
}

/// Suggestions under one title.
package struct ContentSuggestionSection: Hashable, Sendable {
  package let title: String
  package var suggestions: [ContentSuggestion]
  /// Whether the suggestions can be put on the reading list; those on it cannot.
  package let canReadLater: Bool

  package init(title: String, suggestions: [ContentSuggestion], canReadLater: Bool = true) {
    (self.title, self.suggestions, self.canReadLater) = (title, suggestions, canReadLater)
  }
}
