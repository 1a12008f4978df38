import TestRunner

/// A run in some form, rendered from its events as they come; each kind writes through a function that it is given.
package protocol Report {
  /// Tells of what happened, if there is anything to tell.
  mutating func record(_ event: RunEvent)
}
