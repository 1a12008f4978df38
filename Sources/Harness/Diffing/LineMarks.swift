/// Which lines of two texts have no partner on the other side: 1 for those, 0 for the others.
struct LineMarks: ~Copyable {
  let old: NumberList
  let new: NumberList

  init(oldCount: Int, newCount: Int) {
    old = NumberList(count: oldCount)
    new = NumberList(count: newCount)
  }

  /// The runs of marked lines in the given ranges, in order.
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
        i += 1
        j += 1
      }
    }
    return edits
  }
}
