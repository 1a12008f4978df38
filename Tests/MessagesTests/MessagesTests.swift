import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Messages
import Presentation
import Testing

@Suite @MainActor struct MessagesTests {
  private let all = ReadWriteSignal([
    Message(sender: "Ada", subject: "a", text: ""), Message(sender: "Grace", subject: "g", text: ""),
  ])
  private let selected = ReadWriteSignal<Message?>(nil)
  private let filters = Log<String?>()
  private let refreshes = Log<Bool>()

  private var messages: Messages {
    Messages(
      messages: all.readOnly(), selected: selected.readOnly(), filter: { filters.values.append($0) },
      refresh: {
        refreshes.values.append(true)
        return Future().delay(by: 1)
      },
      composeMessage: Presentation(ComposeMessage(sender: "Me"), style: .modal),
      addServer: Presentation(Alert.addServer()))
  }

  /// Runs `body` while the list is on the screen.
  private func withList(_ body: (UITableViewController, Log<Message>) throws -> Void) throws {
    try onScreen { navigation in
      let (bag, taps) = (DisposeBag(), Log<Message>())
      bag += navigation.present(messages, options: .unanimated).onValue { taps.values.append($0) }
      settle()
      try body(try #require(navigation.topViewController as? UITableViewController), taps)
      bag.dispose()
    }
  }

  @Test func `The list follows its messages, and shows that there are none`() throws {
    try withList { list, _ in
      expectEqual(list.tableView.numberOfRows(inSection: 0), 2)
      all.value.removeLast()
      expectEqual(list.tableView.numberOfRows(inSection: 0), 1)
      expectNil(list.tableView.backgroundView)
      all.value = []
      expectEqual((list.tableView.backgroundView as? UILabel)?.text, "No Messages")
    }
  }

  @Test
  func `A tap on a row sends its message; the selected message is the selected row, also when rows change`()
    throws
  {
    try withList { list, taps in
      let path = IndexPath(row: 1, section: 0)
      let delegate = list.tableView.delegate as? any UITableViewDelegate
      delegate?.tableView(list.tableView, didSelectRowAt: path)
      expectEqual(taps.values, [all.value[1]])
      expectNil(list.tableView.indexPathForSelectedRow)
    }
    do {
      let fresh = Self()
      try fresh.withList { list, _ in
        fresh.selected.value = fresh.all.value[0]
        expectEqual(list.tableView.indexPathForSelectedRow?.row, 0)
        fresh.all.value.insert(Message(sender: "Edsger", subject: "e", text: ""), at: 0)
        expectEqual(list.tableView.indexPathForSelectedRow?.row, 1)
        fresh.selected.value = nil
        expectNil(list.tableView.indexPathForSelectedRow)
      }
    }
  }

  @Test func `The text of a search is the filter until its end, and a refresh shows until it is done`() throws
  {
    try withList { list, _ in
      let bar = try #require(list.tableView.tableHeaderView as? UISearchBar)
      bar.searchTextField.type("a")
      expectEqual(filters.values, [nil, "a"])
      bar.searchTextField.deleteBackward()
      expectEqual(filters.values, [nil, "a", nil])
    }
    do {
      let fresh = Self()
      try fresh.withList { list, _ in
        let control = try #require(list.refreshControl)
        control.beginRefreshing()
        control.sendActions(for: .valueChanged)
        expectEqual(fresh.refreshes.values, [true])
        expectTrue(control.isRefreshing)
        settle()
        expectFalse(control.isRefreshing)
      }
    }
  }

  @Test func `The buttons present what the list was given`() {
    forEachRow([("messages.compose", "New Message"), ("messages.addServer", "Add Server")]) {
      identifier, title in
      try withList { list, _ in
        try #require(list.view.window).find(identifier, as: UIButton.self).tap()
        let presented = try #require(list.navigationController?.presentedViewController)
        expectEqual((presented.children.first ?? presented).title, title)
      }
    }
  }
}

/// The values so far.
final class Log<Value> {
  var values: [Value] = []
}
