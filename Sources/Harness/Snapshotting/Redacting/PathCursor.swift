import Diagnostics
import Foundation

/// The rules of a snapshot that have paths, and what they matched.
final class PathRedactor {
  fileprivate struct Rule {
    let path: RedactionPath
    let change: PathRule.Change
    let name: String
    /// The rule's index among all of the snapshot.
    let index: Int
  }

  fileprivate let rules: [Rule]
  /// The values to replace: their ranges in the text.
  private(set) var marks: [RedactionMatch] = []
  /// The indices of the rules that matched something.
  private(set) var used: Set<Int> = []

  /// - Throws: a diagnostic for a path that cannot be read, or a number of digits that cannot be kept.
  init(_ rules: [Redaction]) throws(Diagnostic) {
    var all: [Rule] = []
    for (index, rule) in rules.enumerated() {
      guard let pathRule = rule.pathRule else { continue }
      if case .round(let digits) = pathRule.change, !(0...15).contains(digits) {
        throw Diagnostic(
          "the redaction \(rule.spelling) keeps \(digits) digits", expected: "0 to 15 digits after the point")
      }
      let path = try RedactionPath(pathRule.path, of: rule.spelling)
      all.append(Rule(path: path, change: pathRule.change, name: rule.name, index: index))
    }
    self.rules = all
  }

  /// The whole value; `nil` without rules.
  ///
  /// - Parameter isFinal: Whether what is matched counts, and is not only compared.
  func root(isFinal: Bool) -> PathCursor? {
    rules.isEmpty ? nil : PathCursor(redactor: self, positions: rules.map(\.path.start), isFinal: isFinal)
  }

  fileprivate func use(_ rule: Rule) { used.insert(rule.index) }

  /// Remembers a value that is replaced.
  func mark(_ range: Range<Int>, for rule: Int) {
    marks.append(RedactionMatch(range: range, rule: rule))
  }
}

/// A value in a tree, and how far the rules' paths have matched up to it.
struct PathCursor {
  let redactor: PathRedactor
  /// For each rule.
  fileprivate let positions: [[Int]]
  let isFinal: Bool

  /// Returns the cursor of a value inside; `nil` if no path leads there.
  func advanced(by step: RedactionPath.Step) -> PathCursor? {
    let next = zip(redactor.rules, positions).map { $0.path.positions(after: step, from: $1) }
    return next.allSatisfy(\.isEmpty)
      ? nil : PathCursor(redactor: redactor, positions: next, isFinal: isFinal)
  }

  /// The same position, to compare what is there.
  var comparing: PathCursor { PathCursor(redactor: redactor, positions: positions, isFinal: false) }

  /// The rules whose paths end here.
  private var rules: [PathRedactor.Rule] {
    zip(redactor.rules, positions).filter { $0.path.isComplete(at: $1) }.map(\.0)
  }

  /// The rule that replaces the value, and the name in the replacement; `nil` if none does.
  var replacement: (rule: Int, name: String)? {
    let replacing = rules.filter { if case .replace = $0.change { true } else { false } }
    if isFinal { replacing.forEach(redactor.use) }
    return replacing.first.map { ($0.index, $0.name) }
  }

  /// Whether the list is sorted.
  var isSorted: Bool {
    let sorting = rules.filter { if case .sort = $0.change { true } else { false } }
    if isFinal { sorting.forEach(redactor.use) }
    return !sorting.isEmpty
  }

  /// Returns a number as a rule rounds it; the same if none does.
  func rounded(_ digits: String) -> String {
    var number = digits
    for rule in rules {
      guard case .round(let count) = rule.change else { continue }
      if isFinal { redactor.use(rule) }
      number = number.rounded(toDigits: count)
    }
    return number
  }
}

extension String {
  /// The number in a text, with a number of digits after its point; the text itself if it is too large for
  /// a fraction.
  fileprivate func rounded(toDigits count: Int) -> String {
    guard var number = Decimal(string: self), abs(number) < Decimal(sign: .plus, exponent: 20, significand: 1)
    else { return self }
    var rounded = Decimal()
    NSDecimalRound(&rounded, &number, count, .plain)
    return rounded.isZero ? "0" : rounded.description
  }
}
