/// Numbers for the distinct lines of one text, counted from 1: a hash table with open addresses.
struct LineTable: ~Copyable {
  private let lines: BorrowedLines
  private let range: Range<Int>
  /// The number of each line in the range.
  let numbers: NumberList
  /// The number at each address, or 0 where the address is free.
  private let slots: NumberList
  private let mask: Int
  /// By number: the first line that has it, and the low bits of its hash.
  private let examples: NumberList
  private let hashes: NumberList
  private(set) var count = 0
  /// The line after that found last. Texts mostly go on alike, so it is tried before a line is hashed.
  private var expected: Int

  init(_ lines: BorrowedLines, in range: Range<Int>) {
    self.lines = lines
    self.range = range
    numbers = NumberList(count: range.count)
    var size = 16
    while size < range.count * 2 { size *= 2 }
    slots = NumberList(count: size)
    mask = size - 1
    examples = NumberList(count: range.count + 1)
    hashes = NumberList(count: range.count + 1)
    expected = range.upperBound
    var line = range.lowerBound
    while line < range.upperBound {
      numbers.numbers[line - range.lowerBound] = insert(line)
      line += 1
    }
    expected = range.lowerBound
  }

  /// The number of a line of another text, or 0 where no line here is equal to it.
  mutating func number(of line: Int, of other: BorrowedLines) -> Int32 {
    if let number = expectedNumber(of: line, of: other, before: range.upperBound) { return number }
    let number = slots.numbers[slot(of: line, of: other, hash: Self.hash(line, of: other))]
    expected = number == 0 ? expected + 1 : Int(examples.numbers[Int(number)]) + 1
    return number
  }

  /// The number of one of the table's own lines, which is given one where it has none yet.
  private mutating func insert(_ line: Int) -> Int32 {
    if let number = expectedNumber(of: line, of: lines, before: line) { return number }
    let hash = Self.hash(line, of: lines)
    let slot = slot(of: line, of: lines, hash: hash)
    if slots.numbers[slot] == 0 {
      count += 1
      examples.numbers[count] = Int32(truncatingIfNeeded: line)
      hashes.numbers[count] = Int32(truncatingIfNeeded: hash)
      slots.numbers[slot] = Int32(truncatingIfNeeded: count)
    }
    expected = Int(examples.numbers[Int(slots.numbers[slot])]) + 1
    return slots.numbers[slot]
  }

  /// The number of the expected line, where that is equal and stands before `end`.
  private mutating func expectedNumber(of line: Int, of other: BorrowedLines, before end: Int) -> Int32? {
    guard expected < end, lines.isLine(expected, equalTo: line, of: other) else { return nil }
    expected += 1
    return numbers.numbers[expected - 1 - range.lowerBound]
  }

  /// The address where an equal line stands, or the free one where it would.
  private func slot(of line: Int, of other: BorrowedLines, hash: Int) -> Int {
    let low = Int32(truncatingIfNeeded: hash)
    var slot = hash & mask
    while true {
      let number = Int(slots.numbers[slot])
      if number == 0 { return slot }
      if hashes.numbers[number] == low,
        lines.isLine(Int(examples.numbers[number]), equalTo: line, of: other)
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
  }

  /// The standard library's hash, which differs from run to run; numbers go by the order of the lines alone.
  private static func hash(_ line: Int, of lines: BorrowedLines) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(start: lines.start(line), count: lines.length(line)))
    return hasher.finalize()
  }
}
