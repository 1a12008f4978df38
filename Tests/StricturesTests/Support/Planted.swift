import Testing

/// A change of the sample package that is against one rule, with what is found.
struct Planted: CustomTestStringConvertible {
  let rule: Int
  let file: String
  /// What is replaced; nothing for the file's end.
  let old: String
  let new: String
  /// `line:column: problem`.
  let finding: String
  /// The file in which it is found.
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
