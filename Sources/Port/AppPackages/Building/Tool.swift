import AppBreadth

/// Runs other programs.
///
///     let tool = Tool { arguments, _, _ in ToolOutcome(status: 0, output: arguments.joined(separator: " ")) }
///     try tool.run(["swift", "build"], "/tmp", [:]).output  // swift build
package struct Tool {
  /// Runs a program to its end: its name and arguments, the working folder, and the variables.
  package let run:
    (_ arguments: [String], _ folder: String, _ environment: [String: String]) throws -> ToolOutcome

  package init(
    _ run:
      @escaping (_ arguments: [String], _ folder: String, _ environment: [String: String]) throws ->
      ToolOutcome
  ) {
    self.run = run
  }

  /// Runs real programs.
  ///
  /// - Parameter waiting: Takes a line, once for each program that waits for another one to end.
  package static func process(waiting: @escaping (String) -> Void) -> Tool {
    Tool { arguments, folder, environment in
      var notice = WaitingNotice()
      let run = try ProcessRun(
        "/usr/bin/env", arguments, in: folder, environment: environment, keeping: .all
      ) { output in
        if let line = notice.line(in: output) { waiting(line) }
      }
      return ToolOutcome(status: run.status, output: run.output)
    }
  }
}

/// How a program ended.
package struct ToolOutcome: Hashable, Sendable {
  package let status: Int32
  /// What it printed, on both streams.
  package let output: String

  package init(status: Int32, output: String) {
    (self.status, self.output) = (status, output)
  }
}
