import UTF8Text

/// How values of one type become the text of a golden, after something that needs `await`.
///
///     struct Feed { func titles() async throws -> [String] { ["Monday"] } }
///     let titles = SnapshotStrategy<[String]>.lines.asyncPullback { (feed: Feed) in
///       try await feed.titles()
///     }
///     await assertSnapshot(of: Feed(), as: titles)
///     await assertSnapshot(of: Feed(), as: .wait(for: .milliseconds(20), on: .dump), named: "settled")
///
/// Make one from a ``SnapshotStrategy``, with ``SnapshotStrategy/asyncPullback(_:)`` or
/// ``wait(for:on:clock:)``.
public struct WaitingSnapshotStrategy<Value>: Sendable {
  /// The extension of the golden's file, without the dot.
  public var fileExtension: String { strategy.fileExtension }

  /// Writes what `prepare` returned.
  let strategy: SnapshotStrategy<(UTF8Buffer) throws -> Void>
  /// Waits, and returns what writes the text.
  let prepare: nonisolated(nonsending) @Sendable (Value) async throws -> (UTF8Buffer) throws -> Void

  init<Written>(
    _ strategy: SnapshotStrategy<Written>,
    after transform: nonisolated(nonsending) @escaping @Sendable (Value) async throws -> Written
  ) {
    self.strategy = SnapshotStrategy(fileExtension: strategy.fileExtension, format: strategy.format) {
      write, buffer in try write(buffer)
    }
    prepare = { value in
      let written = try await transform(value)
      return { buffer in try strategy.write(written, buffer) }
    }
  }

  /// Returns a strategy that waits before it writes a value, such as an object that changes in the meantime.
  ///
  ///     final class Counter { var count = 0 }
  ///     await assertSnapshot(of: Counter(), as: .wait(for: .seconds(1), on: .dump))
  ///
  /// A test that controls the time passes its own clock, and need not sleep.
  ///
  /// - Parameters:
  ///   - duration: How long to wait.
  ///   - strategy: How the value becomes text then.
  ///   - clock: The clock that measures the duration; by default one that runs on while the machine sleeps.
  public static func wait(
    for duration: Duration, on strategy: SnapshotStrategy<Value>,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> WaitingSnapshotStrategy {
    WaitingSnapshotStrategy(strategy) { value in
      try await clock.sleep(for: duration)
      return value
    }
  }
}

extension SnapshotStrategy {
  /// Returns this strategy for values of another type, from which the value to write is awaited.
  ///
  ///     struct Page { func title() async -> String { "Home" } }
  ///     let title = SnapshotStrategy<String>.text.asyncPullback { (page: Page) in await page.title() }
  ///     await assertSnapshot(of: Page(), as: title)
  ///
  /// - Parameter transform: Returns the value to write; it is called in the isolation of the assertion. An
  ///   error that it throws fails the assertion.
  public func asyncPullback<Source>(
    _ transform: nonisolated(nonsending) @escaping @Sendable (Source) async throws -> Value
  ) -> WaitingSnapshotStrategy<Source> {
    WaitingSnapshotStrategy<Source>(self, after: transform)
  }
}
