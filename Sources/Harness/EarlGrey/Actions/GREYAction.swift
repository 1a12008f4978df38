import HeadlessUIKit

/// Something that a user does to an element.
@MainActor
public struct GREYAction {
  /// The name that failures show: `Tap`.
  public let name: String
  /// What an element must be for the action to make sense, if anything.
  let constraints: GREYMatcher?
  /// Does it, or throws why it could not be done.
  let perform: (GREYElement) throws(GREYActionFailed) -> Void

  /// Makes an action of a name, a constraint and a block.
  public init(
    _ name: String, constraints: GREYMatcher? = nil,
    perform: @escaping (GREYElement) throws(GREYActionFailed) -> Void
  ) {
    self.name = name
    self.constraints = constraints
    self.perform = perform
  }
}
