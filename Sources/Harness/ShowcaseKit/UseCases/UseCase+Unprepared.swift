extension UseCase {
  /// Returns the use case of an app that was not written for stages, as `showcase init` writes it.
  ///
  /// What would stop the use case, or make it differ each time, has an answer instead:
  ///
  /// - A request without a route is answered as without a connection, after half a second of the stage's time. The
  ///   golden's end lists it, such as `no answer GET https://example.org/news`.
  /// - Random numbers, also those of `shuffled()`, `UUID()` and `arc4random()`, come from the configuration's seed,
  ///   which each take of a scenario begins with.
  /// - Sets and dictionaries have one order if any use case of the program is unprepared.
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
