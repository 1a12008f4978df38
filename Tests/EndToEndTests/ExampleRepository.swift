import Foundation
import Testing

/// The example's package in git, on a branch that has just left the remote's `main`.
struct ExampleRepository {
  let folder: URL

  /// Commits everything.
  func commit() throws {
    try ".build\n".write(
      to: folder.appendingPathComponent(".gitignore"), atomically: true, encoding: .utf8)
    let commands = [
      "init --quiet", "config user.name A", "config user.email a@example.org", "add --all",
      "commit --quiet --message=example", "remote add origin https://example.org/greeting.git",
      "update-ref refs/remotes/origin/main HEAD",
    ]
    let git = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["git"])
    for command in commands {
      let arguments = command.split(separator: " ").map(String.init)
      let outcome = try git.run(arguments, in: folder, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
      try #require(outcome.status == 0, Comment(rawValue: outcome.errors))
    }
  }
}
