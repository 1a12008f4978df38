/// Gives equal keys the same number: 0 to the first key, and to each new one the next number.
struct Numbering<Key: Hashable & Sendable>: Sendable {
  private var numbers: [Key: Int]

  /// - Parameter capacity: How many keys are expected. Growing hashes all keys again, so a good guess saves
  ///   most of the time.
  init(capacity: Int = 0) {
    numbers = Dictionary(minimumCapacity: capacity)
  }

  mutating func reserveCapacity(_ capacity: Int) {
    numbers.reserveCapacity(capacity)
  }

  /// How many keys have a number; all numbers are less.
  var count: Int { numbers.count }

  /// The number of a key; `nil` where it has none.
  subscript(key: Key) -> Int? { numbers[key] }

  /// The number of a key, which gets one where it has none.
  mutating func number(of key: Key) -> Int {
    let next = numbers.count
    // Hashing takes the most time: this looks the key up once, and inserts it on the way.
    return Self.value(&numbers[key, default: next])
  }

  private static func value(_ number: inout Int) -> Int { number }
}
