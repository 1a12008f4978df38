/// One fault in what a user wrote: a script, a plan, a golden, an argument.
///
/// A diagnostic holds data only. Only ``description`` turns it into text:
///
///     Plans/Scripts/Chrome/Home.eg.swift:3:31: error: 'grey_acessibilityID' is not a matcher
///       expected: a matcher
///       nearest:  grey_accessibilityID
///       next:     showcase check
public struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// The file, relative to the package where possible; `nil` for an argument or a value in memory.
  public var file: String?
  /// The line and column in the file; `nil` where the whole file is at fault.
  public var position: SourcePosition?
  /// What is wrong, with the thing named in single quotes; no final period.
  public var problem: String
  /// What would have been right; `nil` where there is nothing to add.
  public var expected: String?
  /// The known name that is spelled most like the one that was found; `nil` where none is similar.
  public var nearest: String?
  /// The command to type next; `nil` where no command helps.
  public var next: NextStep?

  /// Creates a diagnostic; what is left out is not known.
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

  /// Returns the same fault, reported for a file.
  package func inFile(_ file: String) -> Diagnostic {
    var copy = self
    copy.file = file
    return copy
  }

  /// Returns the same fault, with the command that a user should type next.
  package func advising(_ next: NextStep) -> Diagnostic {
    var copy = self
    copy.next = next
    return copy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as an error, on one line and up to three more, as the example of the type shows.
  public var description: String { text(as: "error") }

  /// Returns the text with another word for how bad it is: `warning`, `note`.
  package func text(as severity: String) -> String {
    var lines = ["\(location)\(severity): \(problem)"]
    if let expected { lines.append("  expected: \(expected)") }
    if let nearest { lines.append("  nearest:  \(nearest)") }
    if let next { lines.append("  next:     \(next)") }
    return lines.joined(separator: "\n")
  }

  /// `file:line:column: `, as far as it is known.
  private var location: String {
    switch (file, position) {
    case (let file?, let position?): "\(file):\(position.line):\(position.column): "
    case (let file?, nil): "\(file): "
    case (nil, let position?): "\(position.line):\(position.column): "
    case (nil, nil): ""
    }
  }
}

/// All faults of one file, so that a user can mend them in one go.
public struct Diagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  /// The faults in the order of the file; never empty where it is thrown.
  public var all: [Diagnostic]

  /// Creates an error of several faults.
  package init(_ all: [Diagnostic]) {
    self.all = all
  }

  /// The descriptions of all faults, one below the other.
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

  /// Whether a position comes before another one of the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// Returns the position behind `scalar`, where that is the scalar at this position.
  package func advanced(over scalar: Unicode.Scalar) -> SourcePosition {
    scalar == "\n"
      ? SourcePosition(line: line + 1, column: 1)
      : SourcePosition(line: line, column: column + 1)
  }
}
