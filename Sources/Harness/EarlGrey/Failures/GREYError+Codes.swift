import Foundation

extension GREYError {
  /// The code within the ``domain``: in that of interactions from 0, element not found, to 6, index out of bounds.
  public var code: Int {
    switch reason {
    case .elementNotFound, .searchFailed: 0
    case .constraintsFailed: 1
    case .actionFailed(let failure): failure.code
    case .assertionFailed, .assertionBlockFailed: 3
    case .notIdle, .searchTimedOut: 4
    case .multipleElementsMatched: 5
    case .indexOutOfBounds: 6
    }
  }

  /// The family of the ``code``: that of interactions, unless an action failed for reasons of its own.
  public var domain: GREYErrorDomain {
    if case .actionFailed(let failure) = reason { failure.domain } else { .interaction }
  }

  /// The error as EarlGrey hands it to callers with an error pointer.
  ///
  /// Mind that the code of "not found" is 0: ask whether there is an error, not for its code.
  public var nsError: NSError {
    NSError(
      domain: domain.rawValue, code: code,
      userInfo: [
        NSLocalizedDescriptionKey: report, "Element Matcher": context.matcher,
        "App UI Hierarchy": hierarchy,
      ])
  }
}
