/// How a worker is started: a program that serves jobs over a socket, as ``WorkerConnection`` does.
public struct WorkerCommand: Hashable, Sendable {
  /// The path of the program.
  public var executable: String
  /// The arguments behind the program's name.
  public var arguments: [String]
  /// Every variable of the worker; none is inherited.
  public var environment: [String: String]

  public init(executable: String, arguments: [String] = [], environment: [String: String] = [:]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}
