import SourceText

/// One configuration of a plan, with the options that hold in it.
public struct PlanConfiguration: Hashable, Sendable {
  /// Xcode's UUID.
  public let id: String
  /// The name by which goldens and reports call the configuration.
  public let name: String
  public let isEnabled: Bool
  /// The options in effect: each key that the configuration sets replaces that of the plan's default options whole.
  public let options: PlanOptions
  /// The members that ``options`` were read from.
  let members: [JSONMember]
  /// Where the configuration's name stands.
  let position: SourcePosition
}
