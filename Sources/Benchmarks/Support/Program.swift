import Foundation

/// A program that runs as a whole process.
struct Program {
  let arguments: [String]
  /// The required exit status, as a program that fails at once would seem fast.
  var status: Int32 = 0

  /// Why the program did not run.
  struct NotRun: Error {
    let program: String
  }

  /// A program that ended with another status than the required one.
  struct Failed: Error {
    let arguments: [String]
    let status: Int32
  }

  /// Runs the program to its end, and discards its output.
  func run() throws {
    try run(writingTo: "/dev/null")
  }

  /// The program's output, without line feeds at the end.
  func output() throws -> String {
    let files = try TemporaryFiles()
    try run(writingTo: files.path(of: "output"))
    return try String(contentsOfFile: files.path(of: "output"), encoding: .utf8)
      .trimmingCharacters(in: .newlines)
  }

  private func run(writingTo path: String) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, arguments[0], &actions, nil, &words, environ) == 0 else {
      throw NotRun(program: arguments[0])
    }
    var ending: Int32 = 0
    while waitpid(process, &ending, 0) < 0, errno == EINTR {}
    guard ending == status << 8 else { throw Failed(arguments: arguments, status: ending) }
  }
}
