/// Finds a shortest script with the simplest arguments that still shows something: statements are left out, arguments are
/// made simpler, and statements are left out again that the simpler arguments do not need.
///
///     var shrinking = ScriptShrinking(inputs, for: .crash)
///     while !shrinking.isDone { shrinking.note(shrinking.candidates.map(shows)) }
///     shrinking.best
package struct ScriptShrinking {
  private let oracle: Oracle
  private var statements: Shrinking<Input>
  /// What makes arguments simpler; `nil` while statements are left out.
  private var arguments: ArgumentShrinking?
  /// The inputs that were left when arguments were last made simpler.
  private var former: [Input]?
  /// What did not show it, so that nothing is tried twice.
  private var failed: Set<[Input]> = []
  /// Whether nothing is left to try.
  package private(set) var isDone = false

  /// - Parameters:
  ///   - inputs: Inputs that show it.
  ///   - oracle: What sees it.
  package init(_ inputs: [Input], for oracle: Oracle) {
    self.oracle = oracle
    statements = Shrinking(inputs)
    advance()
  }

  /// The simplest script so far.
  package var best: [Input] { arguments?.best ?? statements.best }

  /// The scripts to try next, each once; empty at the end.
  package var candidates: [[Input]] {
    var seen = failed
    return all.filter { seen.insert($0).inserted }
  }

  private var all: [[Input]] { arguments?.candidates ?? statements.candidates }

  /// Notes which candidates still show it.
  ///
  /// - Parameter results: A result for each of ``candidates``, or for the first ones, the last of which shows it.
  package mutating func note(_ results: [Bool]) {
    let tried = zip(candidates, results)
    let shown = Set(tried.filter(\.1).map(\.0))
    failed.formUnion(tried.filter { !$0.1 }.map(\.0))
    noteAll(all.map { shown.contains($0) })
    advance()
  }

  private mutating func noteAll(_ results: [Bool]) {
    if arguments != nil { arguments?.note(results) } else { statements.note(results) }
  }

  /// Continues with what has something to try.
  private mutating func advance() {
    while !isDone, candidates.isEmpty {
      if !all.isEmpty {
        // All of them are known not to show it.
        noteAll(all.map { _ in false })
      } else if let found = arguments?.best {
        former = found
        statements = Shrinking(found)
        arguments = nil
      } else if statements.best == former {
        isDone = true
      } else {
        arguments = ArgumentShrinking(statements.best, for: oracle)
      }
    }
  }
}
