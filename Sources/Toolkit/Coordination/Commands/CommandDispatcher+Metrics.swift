import HeadlessUIKit

extension CommandDispatcher {
  /// Tells a recorder of each time that a command is sent, just before its target gets it.
  ///
  /// Refused where a living recorder is told of the command already.
  public func registerMetricsRecorder<Commands>(
    _ recorder: any CommandMetricsRecorder, for command: Command<Commands>
  ) {
    if let other = recorders[command.key]?.recorder {
      return UIException.raise(
        .internalInconsistency,
        "\(type(of: recorder)) cannot record \(command): \(type(of: other)) does already. Call "
          + "deregisterMetricsRecorder(for: \(command.key.argument)) first")
    }
    recorders[command.key] = CommandRecorderReference(recorder: recorder)
  }

  /// Tells no recorder of the command any more; fine if none was told.
  public func deregisterMetricsRecorder<Commands>(for command: Command<Commands>) {
    recorders[command.key] = nil
  }
}
