/// The result of comparing two texts.
///
///     let (old, new) = (TextLines(Array("a\nb\n".utf8)), TextLines(Array("a\nc\n".utf8)))
///     LineComparison.between(old, new, budget: nil).edits  // one edit: old 1..<2, new 1..<2
struct LineComparison {
  var edits: [LineEdit]
  var isExact = true
  var exceededBudget = false
  var work = 0

  /// Compares two texts: common ends are left out, equal lines get equal numbers, and lines that only one side
  /// has are edits.
  static func between(_ before: TextLines, _ after: TextLines, budget: Int?) -> LineComparison {
    let result = before.borrow { old in
      after.borrow { new in LineComparison(old, new, budget: budget) }
    }
    if let result = result ?? nil { return result }
    // An empty text has no lines to borrow; all lines of the other text are one edit.
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

  /// Returns the lines between the common beginning and the common end of both texts.
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

  /// Returns the default budget. It grows with the number of lines, as the time to read them does; the constant
  /// is for short texts, for which even a full search is fast.
  private static func usualBudget(_ lines: Int) -> Int { 250_000 + 64 * lines }

  /// Returns the new lines that are in the table of the old ones, and marks the others.
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

  /// Returns the old lines whose numbers the new text has, too, and marks the others.
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
      marks.numbers[Int(shared.indices.numbers[index])] = 1
      index += 1
    }
  }
}

/// Which lines of two texts have no partner on the other side: 1 for these, 0 for the others.
///
///     // from a b c to a c
///     let marks = LineMarks(oldCount: 3, newCount: 2)
///     marks.old.numbers[1] = 1
///     marks.edits(old: 0..<3, new: 0..<2)  // one edit: old 1..<2, new 1..<1
struct LineMarks: ~Copyable {
  let old: NumberList
  let new: NumberList

  init(oldCount: Int, newCount: Int) {
    old = NumberList(count: oldCount)
    new = NumberList(count: newCount)
  }

  /// Returns the runs of marked lines in the ranges, in order.
  func edits(old oldRange: Range<Int>, new newRange: Range<Int>) -> [LineEdit] {
    var edits: [LineEdit] = []
    var (i, j) = (oldRange.lowerBound, newRange.lowerBound)
    let (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
    while i < oldEnd || j < newEnd {
      let (oldStart, newStart) = (i, j)
      while i < oldEnd, old.numbers[i] != 0 { i += 1 }
      while j < newEnd, new.numbers[j] != 0 { j += 1 }
      if i > oldStart || j > newStart {
        edits.append(LineEdit(old: oldStart..<i, new: newStart..<j))
      } else {
        // Both sides have equal numbers of unmarked lines, so both indices advance.
        i += 1
        j += 1
      }
    }
    return edits
  }
}

/// Moves groups of lines that were only added, or only removed, as far down as the text allows.
///
/// If `a b a b` grew to `a b a b a b`, the last two lines were added. Groups that meet become one.
struct LineSliding {
  private let old: BorrowedLines
  private let new: BorrowedLines

  init(_ old: BorrowedLines, _ new: BorrowedLines) {
    self.old = old
    self.new = new
  }

  func slide(_ edits: [LineEdit]) -> [LineEdit] {
    var result: [LineEdit] = []
    result.reserveCapacity(edits.count)
    var index = 0
    while index < edits.count {
      var edit = edits[index]
      index += 1
      while slides(&edit, before: index < edits.count ? edits[index] : nil) {
        edit = edit.joined(with: edits[index])
        index += 1
      }
      result.append(edit)
    }
    return result
  }

  /// Slides one group; returns whether it met the next one.
  private func slides(_ edit: inout LineEdit, before next: LineEdit?) -> Bool {
    let end = next?.old.lowerBound ?? old.count
    while edit.old.upperBound < end {
      guard canSlide(edit) else { return false }
      edit.old = edit.old.lowerBound + 1..<edit.old.upperBound + 1
      edit.new = edit.new.lowerBound + 1..<edit.new.upperBound + 1
    }
    return next != nil
  }

  /// Whether the line after the group is equal to the group's first.
  private func canSlide(_ edit: LineEdit) -> Bool {
    if edit.old.isEmpty {
      // A group that is one line further down describes the same text.
      return new.isLine(edit.new.lowerBound, equalTo: edit.new.upperBound, of: new)
    }
    return edit.new.isEmpty
      && old.isLine(edit.old.lowerBound, equalTo: edit.old.upperBound, of: old)
  }
}

extension LineEdit {
  fileprivate func joined(with next: LineEdit) -> LineEdit {
    LineEdit(
      old: old.lowerBound..<next.old.upperBound, new: new.lowerBound..<next.new.upperBound)
  }
}
