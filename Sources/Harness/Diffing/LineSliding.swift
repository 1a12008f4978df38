/// Moves groups of lines that were only added, or only removed, as far down as the text allows.
///
/// In `a b a b` that grew to `a b a b a b` it is the last two lines that were added. Groups that meet become one.
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
