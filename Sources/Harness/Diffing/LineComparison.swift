/// What comparing two texts gives.
struct LineComparison {
  var edits: [LineEdit]
  var isExact = true
  var exceededBudget = false
  var work = 0

  /// Compares two texts: common ends are left out, equal lines are numbered, and lines of one side only are edits.
  static func between(_ before: TextLines, _ after: TextLines, budget: Int?) -> LineComparison {
    let result = before.borrow { old in
      after.borrow { new in LineComparison(old, new, budget: budget) }
    }
    if let result = result ?? nil { return result }
    let isEqual = before.count == after.count
    return LineComparison(
      edits: isEqual ? [] : [LineEdit(old: 0..<before.count, new: 0..<after.count)])
  }

  private init(edits: [LineEdit]) {
    self.edits = edits
  }

  private init(_ old: BorrowedLines, _ new: BorrowedLines, budget: Int?) {
    let (oldRange, newRange) = Self.differingRanges(old, new)
    let marks = LineMarks(oldCount: old.count, newCount: new.count)
    self.init(edits: [])
    match(old, oldRange, new, newRange, budget: budget, marks)
    edits = LineSliding(old, new).slide(marks.edits(old: oldRange, new: newRange))
  }

  /// The lines between those that both texts have in common at their starts and ends.
  private static func differingRanges(
    _ old: BorrowedLines, _ new: BorrowedLines
  ) -> (Range<Int>, Range<Int>) {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old.isLine(head, equalTo: head, of: new) { head += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > head, newEnd > head, old.isLine(oldEnd - 1, equalTo: newEnd - 1, of: new) {
      oldEnd -= 1
      newEnd -= 1
    }
    return (head..<oldEnd, head..<newEnd)
  }

  /// Marks the lines in the ranges that have no partner.
  private mutating func match(
    _ old: BorrowedLines, _ oldRange: Range<Int>, _ new: BorrowedLines, _ newRange: Range<Int>,
    budget: Int?,
    _ marks: borrowing LineMarks
  ) {
    let numbers = NumberList(count: oldRange.count)
    var table = LineTable(old, capacity: oldRange.count)
    var line = oldRange.lowerBound
    while line < oldRange.upperBound {
      numbers.numbers[line - oldRange.lowerBound] = table.insert(line)
      line += 1
    }
    let isShared = NumberList(count: table.count + 1)
    let newShared = Self.shared(new, newRange, in: table, isShared, marks.new)
    let oldShared = Self.shared(numbers, oldRange, isShared, marks.old)
    var search = EditSearch(
      oldShared, newShared, budget: budget ?? Self.usualBudget(oldShared.count + newShared.count))
    while let region = search.next() {
      Self.mark(region.oldStart, region.oldEnd, of: oldShared, in: marks.old)
      Self.mark(region.newStart, region.newEnd, of: newShared, in: marks.new)
    }
    (isExact, exceededBudget, work) = (search.isExact, search.exceededBudget, search.work)
  }

  private static func usualBudget(_ lines: Int) -> Int { 250_000 + 64 * lines }

  /// The new lines that stand in the table of the old ones; the others are marked.
  private static func shared(
    _ lines: BorrowedLines, _ range: Range<Int>, in table: borrowing LineTable,
    _ isShared: borrowing NumberList, _ marks: borrowing NumberList
  ) -> SharedLines {
    var shared = SharedLines(capacity: range.count)
    var line = range.lowerBound
    while line < range.upperBound {
      let number = table.number(of: line, of: lines)
      if number == 0 {
        marks.numbers[line] = 1
      } else {
        isShared.numbers[Int(number)] = 1
        shared.append(number, at: line)
      }
      line += 1
    }
    return shared
  }

  /// The old lines whose numbers the new text has too; the others are marked.
  private static func shared(
    _ numbers: borrowing NumberList, _ range: Range<Int>, _ isShared: borrowing NumberList,
    _ marks: borrowing NumberList
  ) -> SharedLines {
    var shared = SharedLines(capacity: range.count)
    var line = range.lowerBound
    while line < range.upperBound {
      let number = numbers.numbers[line - range.lowerBound]
      if isShared.numbers[Int(number)] == 0 {
        marks.numbers[line] = 1
      } else {
        shared.append(number, at: line)
      }
      line += 1
    }
    return shared
  }

  private static func mark(
    _ start: Int, _ end: Int, of shared: borrowing SharedLines, in marks: borrowing NumberList
  ) {
    var index = start
    while index < end {
      marks.numbers[Int(shared.places.numbers[index])] = 1
      index += 1
    }
  }
}
