/// Why a domain is not added to the user's own, or not removed from them.
public enum CustomDomainError: Error, Hashable, Sendable {
  /// It has no dot.
  case invalidURL
  /// The user has it already.
  case duplicateDomain
  /// There is no domain at the place.
  case indexOutOfRange
}
