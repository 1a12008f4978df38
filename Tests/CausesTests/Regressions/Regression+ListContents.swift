import RenderTree

extension Regression {
  /// The rows of a list, their order, and what they show in addition to their texts.
  static let listContents: [Regression] = [
    Regression("cell-removed", failures: 58) { goldens in
      goldens.editMessageLists { $0.insertDraft() }
    },
    Regression("empty-list", failures: 58) { goldens in
      goldens.editMessageLists { $0.removeMessages() }
    },
    Regression("rows-reversed", failures: 58) { goldens in
      goldens.editMessageLists { $0.reverseMessages() }
    },
    Regression("accessory", failures: 58) { goldens in
      goldens.editMessageLists { $0.removeAccessories() }
    },
    Regression("sections", failures: 28) { goldens in
      goldens.editTrees("ChromeClean", containing: "#settings ") { tree in
        tree.editLists(where: { $0.identifier == "settings" }) { list in
          list.exchangeSections("PRIVACY", "ABOUT")
        }
      }
    },
  ]
}

extension FormerGoldens {
  fileprivate mutating func editMessageLists(_ body: (inout RenderNode) -> Void) {
    editTrees("Messages", containing: "#message.") { tree in
      tree.editLists(where: { !$0.rows(identifiedBy: "message.").isEmpty }, body)
    }
  }
}

extension RenderNode {
  /// Inserts a row with a message that is not sent below the second message.
  fileprivate mutating func insertDraft() {
    guard let index = children.firstIndex(where: { $0.identifier == "message.1" }) else { return }
    var draft = children[index]
    draft.identifier = "message.draft"
    draft.states = []
    var words = ["Draft", "Not sent yet"]
    draft.edit("UILabel") { if !words.isEmpty { $0.text = words.removeFirst() } }
    insertRow(draft, below: index)
  }

  fileprivate mutating func removeMessages() {
    for index in rows(identifiedBy: "message.").reversed() { removeRow(at: index) }
  }

  /// Shows the messages from the last to the first; each row keeps its height.
  fileprivate mutating func reverseMessages() {
    let rows = rows(identifiedBy: "message.")
    let messages = rows.map { children[$0] }
    var y = messages.first?.y ?? 0
    for (index, var message) in zip(rows, messages.reversed()) {
      message.move(y: y - message.y)
      y += message.height
      children[index] = message
    }
  }

  /// Removes the accessory of each row, whose contents then extend to its end.
  fileprivate mutating func removeAccessories() {
    for index in children.indices where children[index].value("accessory") != nil {
      children[index].remove("accessory")
      children[index].editInside { part in
        if part.type == "UITableViewCellContentView" || part.type == "UIListContentView" {
          part.move(wider: 38)
        }
      }
    }
  }

  /// Exchanges the last two sections, by the texts of their headers.
  fileprivate mutating func exchangeSections(_ first: String, _ second: String) {
    guard let start = header(first)?.y, let middle = header(second)?.y,
      let end = numbers("content", count: 2)?[1]
    else { return }
    for index in children.indices where children[index].y > start - 0.1 {
      let isInSecond = children[index].y > middle - 0.1
      children[index].move(y: isInSecond ? start - middle : end - middle)
    }
    // Rows come before headers in a list, each from top to bottom.
    let headers = children.filter { $0.type == "UITableViewHeaderFooterView" }.sorted { $0.y < $1.y }
    let rows = children.filter { $0.type != "UITableViewHeaderFooterView" }.sorted { $0.y < $1.y }
    children = rows + headers
  }

  private func header(_ text: String) -> RenderNode? {
    children.first { row in
      row.type == "UITableViewHeaderFooterView" && row.children.contains { $0.text == text }
    }
  }
}
