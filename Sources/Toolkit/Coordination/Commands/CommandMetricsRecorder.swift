/// Counts or logs commands, without the help of those who send or handle them.
@MainActor
public protocol CommandMetricsRecorder: AnyObject {
  /// Called before the handler is.
  func recordMetric(for invocation: CommandInvocation)
}

/// A recorder that is not owned.
struct CommandRecorderReference {
  weak var recorder: (any CommandMetricsRecorder)?
}
