/// How a worker is started: a program that serves jobs over a socket, as ``WorkerConnection`` does.
package struct WorkerCommand: Hashable, Sendable {
  /// The path of the program.
  package var executable: String
  /// The arguments after the program's name.
  package var arguments: [String]
  /// Every variable of the worker; none is inherited.
  package var environment: [String: String]

  package init(executable: String, arguments: [String] = [], environment: [String: String] = [:]) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }
}
