/// A command that is being sent, with what it is sent with.
public struct CommandInvocation {
  /// The protocol's name.
  public let commands: String
  /// The function's name with its labels, as `#function` tells it.
  public let name: String
  /// The values, in the order of the function's parameters.
  public let arguments: [Any?]
}

/// Counts or logs commands, without the help of those who send or handle them.
@MainActor
public protocol CommandMetricsRecorder: AnyObject {
  /// Called before the handler is.
  func recordMetric(for invocation: CommandInvocation)
}
