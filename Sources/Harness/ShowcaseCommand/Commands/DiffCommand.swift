import Diagnostics
import Reports
import Review
import TestRunner

/// Tells how goldens differ between a revision and the working tree, by meaning.
struct DiffCommand {
  let invocation: Invocation
  /// The path of the package's folder.
  let root: String
  let console: Console

  /// The ways to print.
  private enum Format: String, CaseIterable {
    case text
    case markdown
    case html
  }

  func run() throws -> ExitStatus {
    let format = try invocation.format(or: Format.text)
    let repository = try GitRepository(of: root, environment: console.environment)
    let base = try repository.base(named: invocation.positionals.first)
    let goldens = try repository.goldens(since: base)
    let difference = RevisionDifference(from: goldens.before, to: goldens.after)
    console.output(text(of: difference, goldens, since: base, as: format))
    console.tell(goldens.faults, as: "warning")
    return invocation.has(.exitCode) && !difference.isEmpty ? .failure : .success
  }

  private func text(
    of difference: RevisionDifference, _ goldens: RevisionGoldens, since base: BaseRevision, as format: Format
  ) -> String {
    switch format {
    case .text: RevisionText(difference, since: base).text
    case .markdown:
      RevisionMarkdown(
        difference, since: base, command: console.next.spelling(of: .showcase("diff \(base.shortCommit)"))
      ).text
    case .html: RevisionPage(difference, of: goldens, since: base).text
    }
  }
}
