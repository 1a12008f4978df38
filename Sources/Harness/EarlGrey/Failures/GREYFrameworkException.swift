/// A failure as EarlGrey's failure handlers get it: what sort it is of, and why.
public struct GREYFrameworkException: Error, Hashable, Sendable {
  /// One of the names below, or the domain of an interaction's error.
  public let name: String
  public let reason: String

  /// Makes an exception of a name and a reason.
  public init(name: String, reason: String) {
    self.name = name
    self.reason = reason
  }
}

/// A check of `GREYAssert` and its kin does not hold.
public let kGREYAssertionFailedException = "AssertionFailedException"
/// The application did not become idle in time.
public let kGREYTimeoutException = "TimeoutException"
/// A test gave up by itself.
public let kGREYGenericFailureException = "GenericFailureException"
