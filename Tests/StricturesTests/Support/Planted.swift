import Testing

/// A change of the sample package that violates one rule, with the finding.
struct Planted: CustomTestStringConvertible {
  let rule: Int
  let file: String
  /// The text to replace; empty for the file's end.
  let old: String
  let new: String
  /// `line:column: problem`.
  let finding: String
  /// The file of the finding.
  let place: String

  init(_ rule: Int, _ file: String, _ old: String, _ new: String, _ finding: String, in place: String? = nil)
  {
    (self.rule, self.file, self.old, self.new, self.finding) = (
      rule, "Sources/\(file).swift", old, new, finding
    )
    self.place = place ?? self.file
  }

  var testDescription: String { "rule \(rule): \(new)" }
}
