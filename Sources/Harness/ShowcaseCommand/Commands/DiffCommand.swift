import Commands
import Diagnostics
import GoldenFiles
import Reports
import Review
import Storyboards

/// Prints how goldens differ between a revision and the working tree, by meaning.
struct DiffCommand: Command {
  let description = CommandDescription(
    "diff", group: "Reviewing", summary: "Prints how goldens differ from a revision, by meaning.",
    operands: Operands("[BASE]", "the revision; where the branch began by default", count: 0...1),
    options: [.format(Format.allCases.map(\.rawValue)), .exitCode, .output],
    example: "diff v1.2 --format html --output diff.html")

  private enum Format: String, CaseIterable {
    case text
    case markdown
    case html
  }

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let root = try console.packageRoot(for: invocation)
    let format = try invocation.format(or: Format.text)
    let repository = try GitRepository(of: root, environment: console.environment)
    let base = try repository.base(named: invocation.operands.first)
    let goldens = try repository.goldens(since: base)
    let difference = RevisionDifference(
      from: goldens.before, to: goldens.after, of: try GoldenFolder(root: root).scenarioNames(),
      with: HiddenTextFolder(root: root))
    let text =
      switch format {
      case .text: RevisionText(difference, since: base).text
      case .markdown:
        RevisionMarkdown(
          difference, since: base, command: console.next.spelling(of: .showcase("diff \(base.shortCommit)"))
        ).text
      case .html: RevisionPage(difference, of: goldens, since: base).text
      }
    try console.output(text, asAskedBy: invocation)
    console.report(goldens.faults, as: "warning")
    return invocation.has(.exitCode) && !difference.isEmpty ? .failure : .success
  }
}

extension Option {
  fileprivate static let exitCode = Option("exit-code", "end with status 1 where something differs")
}
