/// A list of a fixed length in plain memory, at first of zeros. Its elements cost no checks in debug builds.
struct NumberList: ~Copyable {
  let numbers: UnsafeMutablePointer<Int32>

  init(count: Int) {
    numbers = .allocate(capacity: max(count, 1))
    numbers.initialize(repeating: 0, count: max(count, 1))
  }

  deinit { numbers.deallocate() }
}
