/// A command that is being sent, with what it is sent with.
public struct CommandInvocation {
  /// The protocol's name.
  public let commands: String
  /// The function's name with its labels, as `#function` tells it.
  public let name: String
  /// The values, in the order of the function's parameters.
  public let arguments: [Any?]
}
