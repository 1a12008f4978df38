/// A fault in something that a user wrote: a script, a plan, a golden, an argument.
///
/// A diagnostic contains only data. ``description`` turns it into text:
///
/// ```text
/// Plans/Scripts/Chrome/Home.eg.swift:3:31: error: 'grey_acessibilityID' is not a matcher
///   expected: a matcher
///   nearest:  grey_accessibilityID
///   next:     showcase check
/// ```
public struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// The file, relative to the package if possible; `nil` for an argument or a value in memory.
  public var file: String?
  /// The line and column in the file; `nil` if the whole file is at fault.
  public var position: SourcePosition?
  /// What is wrong, with the name of the faulty thing in single quotes; without a final period.
  public var problem: String
  /// What would be correct; `nil` if there is nothing to add.
  public var expected: String?
  /// The known name that is most similar to the one that was found; `nil` if no name is similar.
  public var nearest: String?
  /// The command to type next; `nil` if no command helps.
  public var next: NextStep?

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - problem: What is wrong, without a final period.
  ///   - file: The file, relative to the package if possible; `nil` for an argument or a value in memory.
  ///   - position: The position in the file; `nil` if the whole file is at fault.
  ///   - expected: What would be correct; `nil` if there is nothing to add.
  ///   - nearest: The most similar known name; see ``nearestName(to:in:)``.
  ///   - next: The command to type next; `nil` if no command helps.
  package init(
    _ problem: String, file: String? = nil, at position: SourcePosition? = nil, expected: String? = nil,
    nearest: String? = nil, next: NextStep? = nil
  ) {
    self.file = file
    self.position = position
    self.problem = problem
    self.expected = expected
    self.nearest = nearest
    self.next = next
  }

  /// Returns the same fault in a file.
  package func inFile(_ file: String) -> Diagnostic {
    var copy = self
    copy.file = file
    return copy
  }

  /// Returns the same fault with the command that the user should type next.
  package func advising(_ next: NextStep) -> Diagnostic {
    var copy = self
    copy.next = next
    return copy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as an error, on one to four lines, as in the type's example.
  public var description: String { text(as: "error") }

  /// Returns the text with another severity than `error`: `warning`, `note`.
  package func text(as severity: String) -> String {
    var lines = ["\(location)\(severity): \(problem)"]
    if let expected { lines.append("  expected: \(expected)") }
    if let nearest { lines.append("  nearest:  \(nearest)") }
    if let next { lines.append("  next:     \(next)") }
    return lines.joined(separator: "\n")
  }

  /// `file:line:column: `, as far as known.
  private var location: String {
    switch (file, position) {
    case (let file?, let position?): "\(file):\(position.line):\(position.column): "
    case (let file?, nil): "\(file): "
    case (nil, let position?): "\(position.line):\(position.column): "
    case (nil, nil): ""
    }
  }
}

/// All faults of one file, so that a user can fix them at once.
public struct Diagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults in the order of the file; not empty if thrown.
  public var all: [Diagnostic]

  /// Creates an error from several faults.
  package init(_ all: [Diagnostic]) {
    self.all = all
  }

  /// The descriptions of all faults, each on its own lines.
  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}

/// A line and a column of a text file.
public struct SourcePosition: Hashable, Sendable, Comparable, Codable {
  /// The number of the line, counted from 1.
  public var line: Int
  /// The number of the Unicode scalar in its line, counted from 1.
  public var column: Int

  /// Creates a position from numbers that are counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  package static let start = SourcePosition(line: 1, column: 1)

  /// Whether a position precedes another one in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// Returns the position after `scalar`, if that is the scalar at this position.
  package func advanced(over scalar: Unicode.Scalar) -> SourcePosition {
    scalar == "\n"
      ? SourcePosition(line: line + 1, column: 1)
      : SourcePosition(line: line, column: column + 1)
  }
}
