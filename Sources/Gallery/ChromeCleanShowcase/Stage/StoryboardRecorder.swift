import Coordination
import ShowcaseKit

/// Tells the storyboard of each command that goes through a dispatcher, whoever handles it.
@MainActor
final class StoryboardRecorder: CommandMetricsRecorder {
  func recordMetric(for invocation: CommandInvocation) {
    CommandRecorder.current.record(
      invocation.commands, arguments: invocation.arguments, function: invocation.name)
  }
}
