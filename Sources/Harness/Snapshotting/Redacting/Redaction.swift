/// A rule for what differs from run to run and is no part of what a golden is to hold.
///
///     assertSnapshot(of: order, as: .json, redacting: [.uuids, .dates.optional])
///     assertSnapshot(of: log, as: .text, redacting: [.path(folder, named: "temporary folder")])
///     assertSnapshot(of: queue, as: .dump, redacting: [.matches(of: #/job-\d+/#, named: "job")])
///
/// Values keep their identity: the golden has `<uuid 1>` wherever the first UUID of the text stands, and `<uuid 2>`
/// for the next one. Values are the same where their text is; rules of one name count together.
///
/// - Rules see one line of the text at a time, whichever strategy wrote it, so no match crosses a line.
/// - Where matches overlap, the longest is replaced, then the first. What has been replaced is not matched again.
/// - What looks like a replacement already gets a tilde: `<uuid 1>` in the value is `<~uuid 1>` in the golden.
/// - A rule that replaces nothing fails the assertion, unless it is ``optional``.
public struct Redaction: Sendable {
  /// Finds the places of what is to be replaced in the bytes of a line, without its line feed.
  typealias Finder = (_ line: UnsafeRawBufferPointer) -> [Range<Int>]

  /// What a replacement calls the value.
  let name: String
  /// The rule as one writes it in a test.
  let spelling: String
  /// Whether values are told from each other by numbers.
  let isNumbered: Bool
  /// Makes what finds the matches of one snapshot.
  let finder: @Sendable () -> Finder
  private(set) var isOptional = false

  init(
    name: String, spelling: String, isNumbered: Bool = true, finder: @escaping @Sendable () -> Finder
  ) {
    self.name = name
    self.spelling = spelling
    self.isNumbered = isNumbered
    self.finder = finder
  }

  /// The same rule, which may replace nothing.
  public var optional: Redaction {
    var copy = self
    copy.isOptional = true
    return copy
  }
}
