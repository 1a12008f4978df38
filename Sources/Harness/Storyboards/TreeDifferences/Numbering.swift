/// Numbers keys so that equal keys have the same number: the first key has 0, each new one the next.
///
///     var numbering = Numbering<String>()
///     ["a", "b", "a"].map { numbering.number(of: $0) }  // [0, 1, 0]
///     numbering["c"]  // nil
struct Numbering<Key: Hashable & Sendable>: Sendable {
  private var numbers: [Key: Int]

  /// - Parameter capacity: The expected number of keys. Growing hashes all keys again, so a good guess
  ///   saves most of the time.
  init(capacity: Int = 0) {
    numbers = Dictionary(minimumCapacity: capacity)
  }

  mutating func reserveCapacity(_ capacity: Int) {
    numbers.reserveCapacity(capacity)
  }

  /// The number of keys; all of their numbers are less.
  var count: Int { numbers.count }

  /// The number of a key; `nil` if it has none yet.
  subscript(key: Key) -> Int? { numbers[key] }

  /// Returns the number of a key, which gets the next one if it has none yet.
  mutating func number(of key: Key) -> Int {
    let next = numbers.count
    // Hashing takes the most time: this hashes the key once, both to find and to insert it.
    return Self.value(&numbers[key, default: next])
  }

  private static func value(_ number: inout Int) -> Int { number }
}
