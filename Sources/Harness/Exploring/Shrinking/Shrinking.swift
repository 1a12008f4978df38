/// Finds a shortest list that still shows something, by delta debugging: pieces are left out, ever smaller ones, as long
/// as what is left still shows it.
///
/// At the end, no single element can be left out.
///
///     var shrinking = Shrinking([1, 2, 3, 4])
///     while !shrinking.isDone { shrinking.note(shrinking.candidates.map { $0.contains(3) }) }
///     shrinking.best  // [3]
package struct Shrinking<Element: Equatable> {
  /// The shortest list so far.
  package private(set) var best: [Element]
  /// How many elements are left out next.
  private var length: Int
  /// How many lists were tried.
  package private(set) var triedCount = 0
  private let mostTries: Int

  /// - Parameters:
  ///   - elements: A list that shows it.
  ///   - mostTries: About how many lists are tried at most; 400 by default.
  package init(_ elements: [Element], mostTries: Int = 400) {
    best = elements
    length = elements.count
    self.mostTries = mostTries
  }

  /// Whether nothing is left to try.
  package var isDone: Bool { length == 0 || triedCount >= mostTries }

  /// The lists to try next, all of which lack one piece of the best one; empty at the end.
  package var candidates: [[Element]] { isDone ? [] : shorter }

  /// Notes which candidates still show it.
  ///
  /// - Parameter results: A result for each of ``candidates``.
  package mutating func note(_ results: [Bool]) {
    triedCount += results.count
    if let found = zip(shorter, results).first(where: \.1)?.0 {
      best = found
      length = min(length, best.count)
    } else {
      length /= 2
    }
  }

  /// The best list without each of its pieces.
  private var shorter: [[Element]] {
    stride(from: 0, to: best.count, by: max(1, length)).map { start in
      Array(best[..<start] + best[min(start + length, best.count)...])
    }
  }
}
