import SourceText

/// A place where the sources are against a rule.
public struct Finding: Hashable, Sendable {
  /// The rule's number.
  public let rule: Int
  /// The file, relative to the package.
  public let file: String
  public let position: SourcePosition
  /// What is wrong there; no final period.
  public let problem: String
  /// What to do instead.
  public let wayOut: String
}

extension Finding: CustomStringConvertible {
  /// `Sources/UI/A.swift:12:5: rule 4: A makes B(...)`, and the way out below it.
  public var description: String {
    "\(file):\(position.line):\(position.column): rule \(rule): \(problem)\n  way out: \(wayOut)"
  }
}

/// What a rule has found, before it is known which one it was.
struct Violation: Hashable {
  let file: String
  let position: SourcePosition
  let problem: String
}
