/// The user has changed their mind.
public struct CancelError: Error, Hashable, Sendable {
  public init() {}
}
