/// Which assertion claimed which golden first, and with which value.
///
/// A golden may be claimed again only with the same text and, for a snapshot without a name, only by the
/// same assertion. That one may also claim it with the golden's text after another one. A run may have very
/// many goldens, so a claim is 12 bytes without references.
struct SnapshotClaims {
  private var claims: [Int: Claim] = [:]
  /// The hashes of values that differed from their golden.
  private var values: [Int: Int] = [:]
  /// The files of tests, by test number.
  private var files: [StaticString] = []

  /// The assertion that claimed a golden, in as few bytes as source files allow.
  private struct Claim: Hashable {
    let test: UInt32
    let line: UInt32
    let column: UInt32

    init(_ callSite: SnapshotCallSite, ofTest test: Int) {
      self.test = UInt32(clamping: test)
      line = UInt32(clamping: callSite.line)
      column = UInt32(clamping: callSite.column)
    }
  }

  /// Returns the number of the next test, which leads from a claim to its file.
  mutating func number(testIn file: StaticString) -> Int {
    files.append(file)
    return files.endIndex - 1
  }

  /// Claims a golden for an assertion.
  ///
  /// - Parameters:
  ///   - golden: The hash of the golden's path.
  ///   - callSite: The position of the assertion.
  ///   - test: The number of its test.
  ///   - value: The hash of a text that differs from the golden; `nil` if the text equals the golden.
  ///   - isNamed: Whether the snapshot has a name.
  /// - Returns: The first claim if it excludes this one: it has another text or, for a snapshot without a
  ///   name, is another assertion.
  mutating func claim(
    _ golden: Int, for callSite: SnapshotCallSite, ofTest test: Int, value: Int?, isNamed: Bool
  ) -> SnapshotClaimant? {
    let claim = Claim(callSite, ofTest: test)
    guard let first = claims[golden] else {
      claims[golden] = claim
      if let value { values[golden] = value }
      return nil
    }
    let isSameAssertion = first == claim
    // A test that is repeated until it passes; its first value failed.
    if isSameAssertion, value == nil { return nil }
    // Most runs have no value that differs, so no hash is looked up.
    let isSameValue = values.isEmpty ? value == nil : values[golden] == value
    guard !isSameValue || !(isNamed || isSameAssertion) else { return nil }
    let text = "\(files[Int(first.test)]):\(first.line):\(first.column)"
    return SnapshotClaimant(text: text, isSameAssertion: isSameAssertion)
  }

  /// Whether an assertion claimed a golden.
  func has(_ golden: Int) -> Bool { claims[golden] != nil }

  /// Records that a golden now contains the text that claimed it.
  mutating func settle(_ golden: Int) {
    values[golden] = nil
  }
}

/// The assertion that claimed a golden first.
struct SnapshotClaimant {
  /// The assertion's file, line and column.
  let text: String
  /// Whether the same assertion claims the golden again.
  let isSameAssertion: Bool
}
