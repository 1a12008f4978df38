import Flow
import Foundation
import HeadlessUIKit
import Presentation

/// A list of messages, which reports the message that the user taps.
///
/// The list depends neither on the origin of its messages nor on the screens that it presents: its
/// creator provides both.
package struct Messages {
  /// The messages to show.
  package var messages: ReadSignal<[Message]>
  /// The message whose row is selected while its details show beside the list; none by default.
  package var selected: ReadSignal<Message?>
  /// Called with the text of the search field, and with `nil` when it is empty.
  package var filter: (String?) -> Void
  /// Fetches the messages again; the list shows its activity until the future completes.
  package var refresh: () -> Future<Void>
  /// The presentation of the compose button.
  package var composeMessage: Presentation<ComposeMessage>
  /// The presentation of the add button.
  package var addServer: Presentation<Alert<URL>>

  /// Creates a list.
  package init(
    messages: ReadSignal<[Message]>, selected: ReadSignal<Message?> = ReadSignal(nil),
    filter: @escaping (String?) -> Void, refresh: @escaping () -> Future<Void>,
    composeMessage: Presentation<ComposeMessage>, addServer: Presentation<Alert<URL>>
  ) {
    self.messages = messages
    self.selected = selected
    self.filter = filter
    self.refresh = refresh
    self.composeMessage = composeMessage
    self.addServer = addServer
  }
}

extension Messages: Presentable {
  /// Creates the list, and the signal of the messages that the user taps.
  ///
  /// The first listener of the signal starts the list's events; the list works while there is
  /// a listener.
  package func materialize() -> (UIViewController, Signal<Message>) {
    let viewController = UITableViewController()
    viewController.title = String(message: "Messages")
    // The selection is that of `selected` alone.
    viewController.clearsSelectionOnViewWillAppear = false
    let taps = Signal<Message> { send in
      let bag = DisposeBag()
      bag += showMessages(in: viewController.tableView, tap: send)
      bag += filterBySearch(in: viewController)
      bag += refreshByPulling(in: viewController)
      bag += presentFromBar(of: viewController)
      return bag
    }
    return (viewController, taps)
  }

  /// Fills the table, and follows the messages and the selection.
  @MainActor
  private func showMessages(in table: UITableView, tap: @escaping (Message) -> Void) -> any Disposable {
    let rows = MessageRows()
    table.dataSource = rows
    table.delegate = rows
    let bag = DisposeBag()
    // The table's references are weak.
    bag.hold(rows)
    bag += rows.taps.addCallback { message in
      tap(message)
      // The table has selected the tapped row by itself.
      table.select(selected.value, of: rows)
    }
    bag += messages.atOnce().onValue { messages in
      rows.messages = messages
      table.backgroundView = messages.isEmpty ? UILabel.notice(String(message: "No Messages")) : nil
      table.reloadData()
      // The table forgets its selection when it reloads.
      table.select(selected.value, of: rows)
    }
    bag += selected.onValue { table.select($0, of: rows) }
    return bag
  }

  /// Shows a search field above the list.
  @MainActor
  private func filterBySearch(in viewController: UITableViewController) -> any Disposable {
    let search = UISearchController(searchResultsController: nil)
    let updater = SearchUpdater()
    search.searchResultsUpdater = updater
    search.obscuresBackgroundDuringPresentation = false
    search.hidesNavigationBarDuringPresentation = false
    viewController.tableView.tableHeaderView = search.searchBar
    let bag = DisposeBag()
    // The table has only the search bar.
    bag.hold(search, updater)
    // A search controller also reports changes of its state, with the same text.
    bag += updater.texts.providedSignal.distinct().onValue { filter($0.isEmpty ? nil : $0) }
    return bag
  }

  /// Refreshes when the list is pulled down.
  @MainActor
  private func refreshByPulling(in viewController: UITableViewController) -> any Disposable {
    let control = UIRefreshControl()
    viewController.refreshControl = control
    return control.onValueDisposePrevious { refresh().always { control.endRefreshing() }.disposable }
  }

  /// Shows the buttons to compose a message and to add a server.
  @MainActor
  private func presentFromBar(of viewController: UIViewController) -> any Disposable {
    let compose = UIBarButtonItem(systemItem: .compose)
    compose.accessibilityIdentifier = "messages.compose"
    let add = UIBarButtonItem(systemItem: .add)
    add.accessibilityIdentifier = "messages.addServer"
    add.accessibilityLabel = String(message: "Add Server")
    viewController.navigationItem.rightBarButtonItems = [compose, add]
    return DisposeBag(
      compose.onValue { viewController.present(composeMessage) },
      add.onValue { viewController.present(addServer) })
  }
}

extension UITableView {
  /// Selects the row of a message, or no row.
  fileprivate func select(_ message: Message?, of rows: MessageRows) {
    let row = message.flatMap(rows.messages.firstIndex)
    selectRow(at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
  }
}

extension UILabel {
  /// Returns a large centered label for a screen without messages.
  static func notice(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }
}
