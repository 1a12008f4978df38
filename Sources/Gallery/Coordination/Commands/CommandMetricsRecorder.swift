import HeadlessUIKit

/// Counts or logs commands, without changes to their senders and handlers.
///
///     final class CommandLog: CommandMetricsRecorder {
///       var names: [String] = []
///       func recordMetric(for invocation: CommandInvocation) { names.append(invocation.name) }
///     }
///     dispatcher.registerMetricsRecorder(log, for: (any TabCommands).self)
@MainActor
package protocol CommandMetricsRecorder: AnyObject {
  /// Records a command; called just before its handler.
  func recordMetric(for invocation: CommandInvocation)
}

/// A weak reference to a recorder.
struct CommandRecorderReference {
  weak var recorder: (any CommandMetricsRecorder)?
}

extension CommandDispatcher {
  /// Registers a recorder, which is called each time a command is sent, just before its target.
  ///
  /// Raises an exception if the command already has a living recorder.
  ///
  /// - Parameters:
  ///   - recorder: The recorder, held weakly.
  ///   - command: One command of a protocol.
  package func registerMetricsRecorder<Commands>(
    _ recorder: any CommandMetricsRecorder, for command: Command<Commands>
  ) {
    register(recorder, for: command.key)
  }

  /// Registers a recorder of all commands of a protocol, except those with their own recorder.
  ///
  /// Raises an exception if the protocol already has a living recorder.
  ///
  /// - Parameters:
  ///   - recorder: The recorder, held weakly.
  ///   - commands: The protocol, such as `(any TabCommands).self`.
  package func registerMetricsRecorder<Commands>(
    _ recorder: any CommandMetricsRecorder, for commands: Commands.Type
  ) {
    register(recorder, for: CommandKey(commands))
  }

  /// Removes the command's own recorder, if there is one.
  package func deregisterMetricsRecorder<Commands>(for command: Command<Commands>) {
    recorders[command.key] = nil
  }

  /// Removes the recorder of a protocol, if there is one; its commands' own recorders stay.
  package func deregisterMetricsRecorder<Commands>(for commands: Commands.Type) {
    recorders[CommandKey(commands)] = nil
  }

  /// Returns the recorder of a command: its own, or that of its protocol.
  func recorder(of key: CommandKey) -> (any CommandMetricsRecorder)? {
    recorders[key]?.recorder ?? recorders[key.wholeProtocol]?.recorder
  }

  private func register(_ recorder: any CommandMetricsRecorder, for key: CommandKey) {
    if let other = recorders[key]?.recorder {
      return UIException.raise(
        .internalInconsistency,
        "\(type(of: recorder)) cannot record \(key): \(type(of: other)) does already. Call "
          + "deregisterMetricsRecorder(for: \(key.argument)) first")
    }
    recorders[key] = CommandRecorderReference(recorder: recorder)
  }
}
