import ChromeCleanCommands
import HeadlessUIKit

/// A list of actions on the page and the window; it closes itself before it performs one.
package final class ToolsMenuViewController: UIViewController {
  package weak var dispatcher:
    (
      any ToolbarCommands & NavigationCommands & TabCommands & TabStripCommands & SettingsCommands
        & FindInPageVisibilityCommands
    )?
  let tableView = UITableView(frame: .zero, style: .plain)
  private(set) var items: [ToolsMenuItem] = []

  package override func loadView() {
    view = tableView
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "kToolsMenuIdentifier"
    tableView.backgroundColor = .secondarySystemGroupedBackground
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Action")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.reloadData()
  }

  /// Makes the menu as high as its rows.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = CGSize(width: preferredContentSize.width, height: tableView.contentSize.height)
    // Setting the size leads to another layout, so an equal size must not be set.
    if size != preferredContentSize { preferredContentSize = size }
  }

  package override func accessibilityPerformEscape() -> Bool {
    dispatcher?.closeToolsMenu()
    return true
  }

  /// Performs an action after the menu is gone, as nothing could be presented before that.
  private func perform(_ action: ToolsMenuItem.Action) {
    dispatcher?.closeToolsMenu()
    guard let transition = transitionCoordinator else { return send(action) }
    transition.animate(alongsideTransition: nil) { _ in self.send(action) }
  }

  private func send(_ action: ToolsMenuItem.Action) {
    switch action {
    case .newTab: dispatcher?.createNewTab()
    case .reload: dispatcher?.reloadPage()
    case .stop: dispatcher?.stopLoadingPage()
    case .findInPage: dispatcher?.showFindInPage()
    case .showTabStrip: dispatcher?.showTabStrip()
    case .hideTabStrip: dispatcher?.hideTabStrip()
    case .settings: dispatcher?.showSettings()
    }
  }
}

extension ToolsMenuViewController: ToolsMenuConsumer {
  package func setItems(_ items: [ToolsMenuItem]) {
    guard items != self.items else { return }
    self.items = items
    if isViewLoaded { tableView.reloadData() }
  }
}

// MARK: Rows

extension ToolsMenuViewController: UITableViewDataSource, UITableViewDelegate {
  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Action", for: indexPath)
    let item = items[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = item.action.title
    content.image = UIImage(systemName: item.action.symbol)?
      .withTintColor(item.isEnabled ? .tintColor : .tertiaryLabel)
    content.textProperties.color = item.isEnabled ? .label : .tertiaryLabel
    cell.contentConfiguration = content
    cell.backgroundColor = .clear
    cell.accessibilityIdentifier = item.action.identifier
    cell.accessibilityTraits = item.isEnabled ? .button : [.button, .notEnabled]
    return cell
  }

  package func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    items[indexPath.row].isEnabled ? indexPath : nil
  }

  package func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    perform(items[indexPath.row].action)
  }
}

/// Shows the rows of the tools menu.
@MainActor
package protocol ToolsMenuConsumer: AnyObject {
  func setItems(_ items: [ToolsMenuItem])
}

/// A row of the tools menu.
package struct ToolsMenuItem: Hashable, Sendable {
  package let action: Action
  package let isEnabled: Bool

  /// What a row does.
  package enum Action: String, Hashable, Sendable, CaseIterable {
    case newTab
    case reload
    case stop
    case findInPage
    case showTabStrip
    case hideTabStrip
    case settings
  }

  package init(_ action: Action, isEnabled: Bool = true) {
    (self.action, self.isEnabled) = (action, isEnabled)
  }
}

extension ToolsMenuItem.Action {
  var title: String {
    switch self {
    case .newTab: "New tab"
    case .reload: "Reload"
    case .stop: "Stop"
    case .findInPage: "Find in page"
    case .showTabStrip: "Show tab strip"
    case .hideTabStrip: "Hide tab strip"
    case .settings: "Settings"
    }
  }

  /// The name of the system's symbol.
  var symbol: String {
    switch self {
    case .newTab: "plus"
    case .reload: "arrow.clockwise"
    case .stop: "xmark"
    case .findInPage: "doc.text.magnifyingglass"
    case .showTabStrip, .hideTabStrip: "rectangle.topthird.inset.filled"
    case .settings: "gearshape"
    }
  }

  var identifier: String { "kToolsMenu.\(rawValue)" }
}
