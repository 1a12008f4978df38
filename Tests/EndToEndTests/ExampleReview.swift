import Expectations
import Testing

/// What the article about reviewing shows of the README's example, from the pending changes to the green check.
struct ExampleReview {
  let article: Document
  /// Runs the example's program.
  let greeting: (_ arguments: String...) throws -> Program.Outcome

  /// Runs the commands of the article, after a label has changed and a run has failed.
  func check() throws {
    let outputs = try [greeting("status"), greeting("accept", "--all"), greeting("diff"), greeting()].map(
      \.output)
    let commit = #/Goldens since [0-9a-f]{10} /#

    #expect(outputs[2].contains(commit))
    expectEqual(
      outputs.map { $0.replacing(commit, with: "") },
      article.transcripts.prefix(4).map { $0.replacing(commit, with: "") })
  }
}
