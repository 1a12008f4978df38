import RenderTree

extension RenderNode {
  /// Edits all lists that meet a condition, and then scrolls and fills each as UIKit would.
  ///
  /// A list that was scrolled to its end stays there. Rows that move out of view are removed; those that move into
  /// view have to be added by the edit.
  mutating func editLists(where isWanted: (RenderNode) -> Bool, _ body: (inout RenderNode) -> Void) {
    let bar = first { $0.type == "UINavigationBar" }
    let top = -(bar?.bottom ?? 0)
    edit(where: { $0.type == "UITableView" && isWanted($0) }) { list in
      let before = list
      body(&list)
      list.keepScrolled(as: before, top: top)
      list.removeRowsOutOfSight()
    }
  }

  /// Edits the lists of a controller.
  mutating func editLists(of controller: String, _ body: (inout RenderNode) -> Void) {
    editLists(where: { $0.word("controller") == controller }, body)
  }

  private mutating func keepScrolled(as before: RenderNode, top: Double) {
    guard let offset = before.numbers("offset", count: 2)?[1], offset > top,
      let former = before.numbers("content", count: 2)?[1], let content = numbers("content", count: 2)?[1]
    else { return }
    // The safe area below a list: of a phone, one in landscape, and a pad.
    let beyond = offset + before.height - former
    guard [34, 21, 20].contains(where: { abs($0 - beyond) < 0.1 }) else { return }
    add(max(top - offset, content - former), to: "offset")
  }

  private mutating func removeRowsOutOfSight() {
    let start = numbers("offset", count: 2)?[1] ?? 0
    let end = start + height
    children.removeAll { row in
      !["UIRefreshControl", "UISearchBar"].contains(row.type)
        && (row.bottom <= start || row.y >= end)
    }
  }
}

extension RenderNode {
  /// Makes a row of this list taller or shorter; anything below moves with its end.
  mutating func resizeRow(at index: Int, by distance: Double) {
    let bottom = children[index].bottom
    children[index].move(taller: distance)
    moveRows(from: bottom, by: distance, except: index)
    add(distance, to: "content")
  }

  /// Removes a row of this list; anything below moves up.
  mutating func removeRow(at index: Int) {
    let row = children.remove(at: index)
    moveRows(from: row.bottom, by: -row.height)
    add(-row.height, to: "content")
  }

  /// Inserts a row into this list below another one; anything below moves down.
  mutating func insertRow(_ row: RenderNode, below index: Int) {
    var row = row
    row.move(y: children[index].bottom - row.y)
    moveRows(from: row.y, by: row.height)
    children.insert(row, at: index + 1)
    add(row.height, to: "content")
  }

  /// Moves the rows that begin at a height or below it.
  private mutating func moveRows(from start: Double, by distance: Double, except index: Int? = nil) {
    // Frames are rounded to a thousandth, so adjacent rows may overlap by as much.
    for other in children.indices where other != index && children[other].y > start - 0.1 {
      children[other].move(y: distance)
    }
  }

  /// The row of this list that contains a node with an identifier.
  func row(with identifier: String) -> Int? {
    children.firstIndex { $0.contains(identifier: identifier) }
  }

  /// The rows whose identifiers begin with a prefix, from top to bottom.
  func rows(identifiedBy prefix: String) -> [Int] {
    children.indices.filter { children[$0].identifier?.hasPrefix(prefix) ?? false }
      .sorted { children[$0].y < children[$1].y }
  }
}
