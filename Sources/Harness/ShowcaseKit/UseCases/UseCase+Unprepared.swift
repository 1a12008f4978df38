extension UseCase {
  /// Returns the use case of an app that was not written for stages, as `showcase init` writes it.
  ///
  /// What would stop the use case, or make it differ each time, has an answer instead:
  ///
  /// - A request without a route is answered as without a connection, after half a second of the stage's
  ///   time. The golden's end lists it, such as `no answer GET https://example.org/news`. The error is
  ///   `URLError.cannotConnectToHost`, the nearest one that Foundation makes on Linux.
  /// - Random numbers, also those of `shuffled()`, `UUID()` and `arc4random()`, come from the configuration's
  ///   seed, which each take of a scenario begins with. Threads that the app itself begins still have the
  ///   system's.
  /// - Sets and dictionaries have one order in all workers if any use case of the program is unprepared.
  ///
  /// For example:
  ///
  ///     UseCase("Start", UITableViewController()).unprepared()
  public func unprepared() -> UseCase {
    var copy = self
    copy.isUnprepared = true
    return copy
  }
}
