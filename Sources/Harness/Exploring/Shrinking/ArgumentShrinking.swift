/// Finds inputs with the simplest arguments that still show something: one argument after another is made simpler, as
/// long as what results still shows it.
///
/// At the end, no single argument can be replaced by a simpler one of ``SimplerInput``.
///
///     var shrinking = ArgumentShrinking([Input(.wait, to: "the clock", ["advance(by: 30)"])], for: .crash)
///     while !shrinking.isDone { shrinking.note(shrinking.candidates.map { _ in true }) }
///     shrinking.best[0].statements  // ["advance(by: 1)"]
package struct ArgumentShrinking {
  /// The simplest inputs so far.
  package private(set) var best: [Input]
  /// How many lists of inputs were tried.
  package private(set) var triedCount = 0
  private let oracle: Oracle
  private let mostTries: Int
  /// What was not tried yet, with the number of the input that is simpler.
  private var rest: ArraySlice<(inputs: [Input], changed: Int)>

  /// - Parameters:
  ///   - inputs: Inputs that show it.
  ///   - oracle: What sees it.
  ///   - mostTries: About how many lists are tried at most; 300 by default.
  package init(_ inputs: [Input], for oracle: Oracle, mostTries: Int = 300) {
    best = inputs
    self.oracle = oracle
    self.mostTries = mostTries
    rest = []
    prepare(from: 0)
  }

  /// Whether nothing is left to try.
  package var isDone: Bool { rest.isEmpty || triedCount >= mostTries }

  /// The lists to try next, all of which differ from the best one in one argument; empty at the end.
  package var candidates: [[Input]] { isDone ? [] : rest.prefix(Self.width).map(\.inputs) }

  /// How many are tried at once, whatever the number of processes: a text of some length has hundreds of simpler ones.
  private static let width = 8

  /// Notes which candidates still show it.
  ///
  /// - Parameter results: A result for each of ``candidates``.
  package mutating func note(_ results: [Bool]) {
    triedCount += results.count
    if let found = zip(rest, results).first(where: \.1)?.0 {
      best = found.inputs
      prepare(from: found.changed)
    } else {
      rest = rest.dropFirst(results.count)
    }
  }

  /// The inputs after the one that became simpler come before it, as their arguments were not tried yet.
  private mutating func prepare(from start: Int) {
    let order = Array(best.indices[start...]) + Array(best.indices[..<start])
    rest =
      order.flatMap { index in
        SimplerInput.all(of: best[index], for: oracle).map { simpler in
          var copy = best
          copy[index] = simpler
          return (copy, index)
        }
      }[...]
  }
}
