/// One fault in what a user wrote: a script, a plan, a golden, an argument.
///
/// A diagnostic holds data only; ``description`` is the one place that turns it into text:
///
///     Plans/Scripts/Chrome/Home.eg.swift:3:31: error: 'grey_acessibilityID' is not a matcher
///       expected: a matcher
///       nearest:  grey_accessibilityID
///       next:     showcase check
public struct Diagnostic: Error, Hashable, Sendable, Codable {
  /// The file, relative to the package where possible; `nil` for an argument or a value in memory.
  public var file: String?
  /// The place in the file, where one is known.
  public var position: SourcePosition?
  /// What is wrong, with the thing named in single quotes; no final period.
  public var problem: String
  /// What would have been right.
  public var expected: String?
  /// The known name that is spelt most like the one that was found.
  public var nearest: String?
  /// The next command to type.
  public var next: NextStep?

  public init(
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

  /// The same fault, told of a file.
  public func inFile(_ file: String) -> Diagnostic {
    var copy = self
    copy.file = file
    return copy
  }

  /// The same fault, with the command that a user should type next.
  public func advising(_ next: NextStep) -> Diagnostic {
    var copy = self
    copy.next = next
    return copy
  }
}

extension Diagnostic: CustomStringConvertible {
  public var description: String { text(as: "error") }

  /// The text, with another word for how bad it is: `warning`, `note`.
  public func text(as severity: String) -> String {
    var lines = ["\(place)\(severity): \(problem)"]
    if let expected { lines.append("  expected: \(expected)") }
    if let nearest { lines.append("  nearest:  \(nearest)") }
    if let next { lines.append("  next:     \(next)") }
    return lines.joined(separator: "\n")
  }

  /// `file:line:column: `, as far as it is known.
  private var place: String {
    switch (file, position) {
    case (let file?, let position?): "\(file):\(position.line):\(position.column): "
    case (let file?, nil): "\(file): "
    case (nil, let position?): "\(position.line):\(position.column): "
    case (nil, nil): ""
    }
  }
}

/// Every fault of one file, so that a user mends them in one go.
public struct Diagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  public var all: [Diagnostic]

  public init(_ all: [Diagnostic]) {
    self.all = all
  }

  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
