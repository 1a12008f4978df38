import Causes
import Review

extension ReviewScreen {
  /// What a key means in the list of causes.
  mutating func pressInList(_ key: ReviewKey, on size: ScreenSize) {
    switch key {
    case .up, .letter("k"), .letter("p"), .left: select(selectedRow - 1)
    case .down, .letter("j"), .letter("n"), .right: select(selectedRow + 1)
    case .pageUp: select(max(0, selectedRow - listHeight(on: size)))
    case .pageDown: select(min(causeRows.count - 1, selectedRow + listHeight(on: size)))
    case .home: select(0)
    case .end: select(causeRows.count - 1)
    case .letter("A"), .letter("a"): decideRow(.accept)
    case .letter("R"), .letter("r"): decideRow(.reject)
    case .letter("u"): undoInList()
    case .enter, .letter("c"): isListed = false
    case .letter("?"), .letter("h"): mode = .help
    case .letter("q"): mode = decisions.isEmpty ? .finished(applies: false) : .confirming
    default: break
    }
  }

  /// Shows the list, at the cause of the change that is shown.
  mutating func openList() {
    isListed = true
    selectedRow = currentRow
  }

  /// The row of the cause that keys would decide for the change that is shown.
  private var currentRow: Int {
    let name = currentCause?.name
    return causeRows.firstIndex { $0.cause?.name == name && $0.members.contains(index) } ?? 0
  }

  private mutating func undoInList() {
    undo()
    selectedRow = currentRow
  }

  /// Selects a row, and shows its first undecided change, or else its example.
  mutating func select(_ row: Int) {
    guard causeRows.indices.contains(row) else {
      remark = row < 0 ? "This is the first cause." : "This is the last cause."
      return
    }
    selectedRow = row
    let members = causeRows[row].members
    (index, scroll) = (members.first { decisions[$0] == nil } ?? members[0], 0)
  }

  private mutating func decideRow(_ decision: ReviewDecision) {
    let row = causeRows[selectedRow]
    let before = history.count
    switch (row.cause, decision) {
    case (nil, _): decide(decision, row.members)
    case (let cause?, .accept): acceptCause(cause)
    case (let cause?, .reject): rejectCause(cause)
    }
    // The decision showed another change; the list shows the next cause that waits.
    guard history.count > before, mode == .reviewing else { return }
    let waiting = causeRows.indices.filter { decidedPart(of: causeRows[$0]).isEmpty }
    select(waiting.first { $0 > selectedRow } ?? waiting.first ?? selectedRow)
  }
}

extension ReviewScreen {
  /// The list of causes, and the selected one's example below it.
  ///
  /// - Parameter rows: How many lines there is room for.
  func listLines(on size: ScreenSize, rows: Int) -> [ScreenLine] {
    let list = rowLines(on: size)
    let title = Self.joined(listTitle, tally, in: size.columns)
    let top = [ScreenLine(title, .title), ScreenLine("")] + list
    // Of the example's head, the counter is the list's, and tabs cannot be changed here.
    let facts = head(on: size).dropFirst().dropLast(2)
    let left = rows - top.count - facts.count - 2
    // A piece of an example says less than the list alone.
    guard left >= Self.smallestExample else { return top }
    return top + [ScreenLine("")] + facts + [ScreenLine("")] + filledPage(on: size, rows: left).prefix(left)
  }

  /// How many rows of the list are shown at a time: half of the screen if there are that many.
  func listHeight(on size: ScreenSize) -> Int {
    max(1, min(causeRows.count, (size.rows - foot(on: size).count) / 2 - 2))
  }

  private static let smallestExample = 3

  private func rowLines(on size: ScreenSize) -> [ScreenLine] {
    let height = listHeight(on: size)
    // The selected row is in the middle, except at the ends.
    let first = max(0, min(selectedRow - height / 2, causeRows.count - height))
    return (first..<min(causeRows.count, first + height)).map { number in
      let row = causeRows[number]
      let part = decidedPart(of: row)
      let mark = number == selectedRow ? ">" : " "
      let text = "\(mark) \(part.padded(to: Self.partWidth))  \(words(of: row))"
      return ScreenLine(text, number == selectedRow ? .title : Self.style(ofPart: part))
    }
  }

  private static let partWidth = "accepted".count

  private var listTitle: String {
    let causes = causeRows.count == 1 ? "1 cause" : "\(causeRows.count) causes"
    return "\(causes) of \(changes.count) change\(changes.count == 1 ? "" : "s")"
  }

  private static func style(ofPart part: String) -> ScreenLine.Style {
    switch part {
    case "accepted": .added
    case "rejected": .removed
    default: .plain
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
