/// The lines of one text that the other has too, as numbers with their places; the others are certain edits.
struct SharedLines: ~Copyable {
  let numbers: NumberList
  /// The index in the text of each of the numbers.
  let places: NumberList
  private(set) var count = 0

  init(capacity: Int) {
    numbers = NumberList(count: capacity)
    places = NumberList(count: capacity)
  }

  mutating func append(_ number: Int32, at place: Int) {
    numbers.numbers[count] = number
    places.numbers[count] = Int32(truncatingIfNeeded: place)
    count += 1
  }
}
