/// Numbers for the distinct lines of one text, counted from 1: a hash table with open addressing.
///
/// The lines `a b a` get the numbers 1, 2 and 1; a line `c` of another text has the number 0.
///
///     var table = LineTable(lines, capacity: 3)  // a b a
///     [0, 1, 2].map { table.insert($0) }  // [1, 2, 1]
///     table.number(of: 0, of: other)  // 0 for c
struct LineTable: ~Copyable {
  private let lines: BorrowedLines
  /// The number in each slot; 0 if the slot is free.
  private let slots: NumberList
  private let mask: Int
  /// By number: a line that has it, and the low bits of its hash.
  private let examples: NumberList
  private let hashes: NumberList
  private(set) var count = 0

  init(_ lines: BorrowedLines, capacity: Int) {
    self.lines = lines
    // At most half of the slots are used, which keeps searches short.
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = NumberList(count: size)
    mask = size - 1
    examples = NumberList(count: capacity + 1)
    hashes = NumberList(count: capacity + 1)
  }

  /// Returns the number of one of the table's own lines, which gets one if it has none.
  mutating func insert(_ line: Int) -> Int32 {
    let hash = Self.hash(line, of: lines)
    let slot = slot(of: line, of: lines, hash: hash)
    if slots.numbers[slot] == 0 {
      count += 1
      examples.numbers[count] = Int32(truncatingIfNeeded: line)
      hashes.numbers[count] = Int32(truncatingIfNeeded: hash)
      slots.numbers[slot] = Int32(truncatingIfNeeded: count)
    }
    return slots.numbers[slot]
  }

  /// Returns the number of a line of another text; 0 if no line here is equal to it.
  func number(of line: Int, of other: BorrowedLines) -> Int32 {
    slots.numbers[slot(of: line, of: other, hash: Self.hash(line, of: other))]
  }

  /// Returns the slot of an equal line, or the free slot where it would be.
  private func slot(of line: Int, of other: BorrowedLines, hash: Int) -> Int {
    let low = Int32(truncatingIfNeeded: hash)
    var slot = hash & mask
    while true {
      let number = Int(slots.numbers[slot])
      if number == 0 { return slot }
      // Hashes first, since comparing two long lines is slow.
      if hashes.numbers[number] == low,
        lines.isLine(Int(examples.numbers[number]), equalTo: line, of: other)
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
  }

  /// Returns the standard library's hash, which differs from run to run; the numbers do not depend on it.
  private static func hash(_ line: Int, of lines: BorrowedLines) -> Int {
    var hasher = Hasher()
    hasher.combine(
      bytes: UnsafeRawBufferPointer(start: lines.start(line), count: lines.length(line)))
    return hasher.finalize()
  }
}

/// A list of fixed length in plain memory, initially zeros. Its elements cost no checks in debug builds.
struct NumberList: ~Copyable {
  let numbers: UnsafeMutablePointer<Int32>

  init(count: Int) {
    numbers = .allocate(capacity: max(count, 1))
    numbers.initialize(repeating: 0, count: max(count, 1))
  }

  deinit { numbers.deallocate() }
}

/// The lines of one text that the other text has, too, as numbers with their indices; all others are edits.
struct SharedLines: ~Copyable {
  let numbers: NumberList
  /// The index in the text of each number.
  let indices: NumberList
  private(set) var count = 0

  init(capacity: Int) {
    numbers = NumberList(count: capacity)
    indices = NumberList(count: capacity)
  }

  mutating func append(_ number: Int32, at index: Int) {
    numbers.numbers[count] = number
    indices.numbers[count] = Int32(truncatingIfNeeded: index)
    count += 1
  }
}
