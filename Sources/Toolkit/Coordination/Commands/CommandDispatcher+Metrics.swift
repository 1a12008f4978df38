import HeadlessUIKit

extension CommandDispatcher {
  /// Tells a recorder of each time that a command is sent, just before its target gets it.
  ///
  /// Refused where a living recorder is told of the command already.
  public func registerMetricsRecorder<Commands>(
    _ recorder: any CommandMetricsRecorder, for command: Command<Commands>
  ) {
    register(recorder, for: command.key)
  }

  /// Tells a recorder of all commands of a protocol, less those that have a recorder of their own.
  ///
  /// Refused where a living recorder is told of the protocol already.
  public func registerMetricsRecorder<Commands>(
    _ recorder: any CommandMetricsRecorder, for commands: Commands.Type
  ) {
    register(recorder, for: CommandKey(commands))
  }

  /// Tells no recorder of the command any more; fine if none was told.
  public func deregisterMetricsRecorder<Commands>(for command: Command<Commands>) {
    recorders[command.key] = nil
  }

  /// Tells no recorder of the protocol's commands any more, but for those with one of their own.
  public func deregisterMetricsRecorder<Commands>(for commands: Commands.Type) {
    recorders[CommandKey(commands)] = nil
  }

  /// Who is told of a command: its own recorder, or the one of its protocol.
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
