/// A value that is made when it is first asked for, and kept.
///
///     let once = Once { try FontFamily.all(in: .main) }
///     let families = try once.value()  // Reads the files.
///     let same = try once.value()  // Reads nothing; if the first call threw, the error is thrown again.
@MainActor
final class Once<Value: Sendable> {
  private let make: @Sendable () throws -> Value
  private lazy var result = Result { try make() }

  nonisolated init(_ make: @escaping @Sendable () throws -> Value) {
    self.make = make
  }

  func value() throws -> Value { try result.get() }
}
