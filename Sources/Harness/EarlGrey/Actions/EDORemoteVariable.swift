/// A place for what an action finds out, by the name that EarlGrey 2 gives it.
@MainActor
public final class EDORemoteVariable<Object> {
  /// What the last action found out; nothing before.
  public var object: Object?

  /// Makes an empty place.
  public init() {}
}
