import Diagnostics
import UTF8Text

/// A path to values in lists and objects.
///
///     try RedactionPath("items[*].price", of: rule)  // the prices of all items
///     try RedactionPath("..id", of: rule)  // all values of the key "id", at any depth
struct RedactionPath {
  enum Component: Equatable {
    case key(String)
    case anyKey
    case index(Int)
    case anyIndex
    /// No, one or more keys and indices.
    case deep
  }

  /// A step from a value to one inside it.
  enum Step {
    case key(String)
    /// An element; without its index where a set has no order yet.
    case element(Int?)
  }

  let components: [Component]

  /// Parses a path.
  ///
  /// - Parameter spelling: The rule, as written in a test.
  /// - Throws: a diagnostic with the column in the path, and what was expected there.
  init(_ path: String, of spelling: String) throws(Diagnostic) {
    var parser = RedactionPathParser(path, of: spelling)
    components = try parser.parse()
  }
}

extension RedactionPath {
  /// The positions in ``components`` before the first step.
  var start: [Int] { [0] }

  /// Returns the positions after a step; none if no path with that step matches.
  func positions(after step: Step, from positions: [Int]) -> [Int] {
    var next: Set<Int> = []
    for position in extended(positions) where position < components.count {
      if components[position] == .deep {
        next.insert(position)
      } else if components[position].matches(step) {
        next.insert(position + 1)
      }
    }
    return next.sorted()
  }

  /// Whether the whole path has matched at these positions.
  func isComplete(at positions: [Int]) -> Bool {
    extended(positions).contains(components.count)
  }

  /// Adds the positions that are reached without a step.
  private func extended(_ positions: [Int]) -> [Int] {
    positions + positions.filter { $0 < components.count && components[$0] == .deep }.map { $0 + 1 }
  }
}

extension RedactionPath.Component {
  fileprivate func matches(_ step: RedactionPath.Step) -> Bool {
    switch (self, step) {
    case (.key(let wanted), .key(let key)): wanted.utf8.elementsEqual(key.utf8)
    case (.anyKey, .key), (.anyIndex, .element): true
    case (.index(let wanted), .element(let index)): wanted == index
    default: false
    }
  }
}

/// Parses one path from left to right.
private struct RedactionPathParser {
  private let path: String
  private let spelling: String
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ path: String, of spelling: String) {
    (self.path, self.spelling) = (path, spelling)
    scalars = Array(path.unicodeScalars)
  }

  mutating func parse() throws(Diagnostic) -> [RedactionPath.Component] {
    var components: [RedactionPath.Component] = []
    if scalars == ["."] { return components }
    while index < scalars.count || components.isEmpty {
      if take(".") {
        if take(".") { components.append(.deep) }
        // A path may begin with a point before a bracket.
        components.append(next == "[" ? try parseBracket() : try parseKey())
      } else if next == "[" {
        components.append(try parseBracket())
      } else if components.isEmpty {
        components.append(try parseKey())
      } else {
        throw fault(expected: "'.' or '['")
      }
    }
    return components
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private mutating func parseKey() throws(Diagnostic) -> RedactionPath.Component {
    if take("*") { return .anyKey }
    let key = take { !".[]*\"'".unicodeScalars.contains($0) }
    guard !key.isEmpty else { throw fault(expected: "a key, '*' or '['") }
    return .key(key)
  }

  private mutating func parseBracket() throws(Diagnostic) -> RedactionPath.Component {
    index += 1
    let component: RedactionPath.Component
    if take("*") {
      component = .anyIndex
    } else if take("\"") {
      component = .key(try parseQuotedKey())
    } else {
      let start = index
      let digits = take { ("0"..."9").contains($0) }
      guard let number = Int(digits) else {
        index = start
        throw fault(expected: "an index, '*', or a key in double quotes")
      }
      component = .index(number)
    }
    guard take("]") else { throw fault(expected: "']'") }
    return component
  }

  /// Reads a key up to its closing quote; a backslash keeps the character after it.
  private mutating func parseQuotedKey() throws(Diagnostic) -> String {
    var key = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      index += 1
      if scalar == "\\", let kept = next {
        index += 1
        key.append(kept)
      } else {
        key.append(scalar)
      }
    }
    guard take("\"") else { throw fault(expected: "a closing quote") }
    return String(key)
  }

  private mutating func take(while isWanted: (Unicode.Scalar) -> Bool) -> String {
    let taken = scalars[index...].prefix(while: isWanted)
    index += taken.count
    return String(String.UnicodeScalarView(taken))
  }

  private func fault(expected: String) -> Diagnostic {
    let found = next.map { "has '\(String($0).oneLine)' there" } ?? "ends there"
    return Diagnostic(
      "the path '\(path.oneLine)' of the redaction \(spelling) \(found)",
      at: SourcePosition(line: 1, column: index + 1), expected: expected)
  }
}
