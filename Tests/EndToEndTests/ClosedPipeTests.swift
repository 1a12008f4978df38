import Foundation
import TestSupport
import Testing

/// A reader may have read enough before all is written, as `head` does.
@Suite struct ClosedPipeTests {
  @Test func `a reader that goes away is no fault, and the status is the command's own`() throws {
    // The listing is larger than what a pipe takes in, so it is certainly written to one that is closed.
    #expect(try piped("list") == ["showcase Account", "status 0"])
    #expect(try piped("list --plan NoSuchPlan 2>/dev/null") == ["status 2"])
  }

  /// What a shell prints for the program's first line, and for how the program ended.
  private func piped(_ arguments: String) throws -> [String] {
    let folder = try TemporaryFolder()
    let shell = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["bash", "-c"])
    let script = """
      { '\(Program.showcase.executable.path)' \(arguments); echo $? > '\(folder.url("status").path)'; } | head -1
      """
    let outcome = try shell.run([script], in: Repository.root)
    #expect(outcome.errors.isEmpty)
    let status = try folder.read("status").trimmingCharacters(in: .newlines)
    return outcome.output.split(separator: "\n").map(String.init) + ["status \(status)"]
  }
}
