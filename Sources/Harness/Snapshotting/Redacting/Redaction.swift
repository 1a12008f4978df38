/// A rule that replaces what differs from run to run before a text is compared with its golden.
///
///     assertSnapshot(of: [UUID()], as: .json, named: "order", redacting: [.uuids, .dates.optional])
///     assertSnapshot(
///       of: "Wrote \(NSTemporaryDirectory())log.txt", as: .text, named: "log",
///       redacting: [.path(NSTemporaryDirectory(), named: "temporary folder")])
///     assertSnapshot(
///       of: ["job-17", "job-4"], as: .dump, named: "queue",
///       redacting: [.matches(of: #/job-\d+/#, named: "job")])
///
/// Values keep their identity: the golden has `<uuid 1>` wherever the first UUID of the text was,
/// and `<uuid 2>` for the next one. Two values are the same if their texts are; rules of the same name
/// share one count.
///
/// - Rules see one line of the text at a time, whichever strategy wrote it, so no match crosses a line.
/// - If matches overlap, the longest is replaced, and of equally long ones the first. Replacements
///   are not matched again.
/// - Text that already looks like a replacement gets a tilde: `<uuid 1>` in the value is `<~uuid 1>` in
///   the golden.
/// - A rule that replaces nothing fails the assertion, unless it is ``optional``.
public struct Redaction: Sendable {
  /// Returns the ranges to replace in the bytes of a line, without its line feed.
  typealias Finder = (_ line: UnsafeRawBufferPointer) -> [Range<Int>]

  /// The value's name in a replacement.
  let name: String
  /// The rule as written in a test.
  let spelling: String
  /// Whether replacements number the values.
  let isNumbered: Bool
  /// Makes the closure that finds the matches in one snapshot.
  let finder: @Sendable () -> Finder
  private(set) var isOptional = false
  /// What the rule does at a path; `nil` for a rule of lines.
  var pathRule: PathRule?
  /// The path of a value that is most similar to the rule's, if that matched nothing.
  var nearestPath: String?

  init(
    name: String, spelling: String, isNumbered: Bool = true, finder: @escaping @Sendable () -> Finder
  ) {
    self.name = name
    self.spelling = spelling
    self.isNumbered = isNumbered
    self.finder = finder
  }

  /// The same rule, which also passes if it replaces nothing.
  public var optional: Redaction {
    var copy = self
    copy.isOptional = true
    return copy
  }
}

extension Redaction {
  /// Replaces UUIDs, in upper or lower case, by `<uuid 1>`.
  public static var uuids: Redaction {
    Redaction(name: "uuid", spelling: ".uuids") { { $0.words { $0.takeUUID() } } }
  }

  /// Replaces dates, including their time of day if they have one, by `<date 1>`.
  ///
  /// - ISO 8601: `2026-11-21`, `2026-11-21T12:48:23.5Z`, `20261121T124823+0100`; also with spaces
  ///   around the time, as `Date` describes itself: `2026-11-21 12:48:23 +0000`.
  /// - RFC 5322 and HTTP: `Sat, 21 Nov 2026 12:48:23 GMT`, `21 Nov 2026 12:48 +0100`, `21 Nov 2026`.
  public static var dates: Redaction {
    Redaction(name: "date", spelling: ".dates") { { $0.words { $0.takeDate() } } }
  }

  /// Replaces memory addresses, which are `0x` and 8 to 16 hexadecimal digits, by `<address 1>`.
  public static var addresses: Redaction {
    Redaction(name: "address", spelling: ".addresses") { { $0.words { $0.takeAddress() } } }
  }
}

extension ByteCursor {
  fileprivate mutating func takeUUID() -> Bool {
    for count in [8, 4, 4, 4] {
      guard take(count, where: \.isHexadecimal), take("-") else { return false }
    }
    return take(12, where: \.isHexadecimal)
  }

  fileprivate mutating func takeAddress() -> Bool {
    guard take("0x") else { return false }
    let start = index
    while take(1, where: \.isHexadecimal) {}
    return (8...16).contains(index - start)
  }
}

extension Redaction {
  /// Replaces a path by its name in angle brackets: `/tmp/x/list.txt` becomes `<temporary folder>/list.txt`.
  ///
  /// Only whole components match, so `/tmp/x` is not found in `/tmp/xy` or in `/var/tmp/x`.
  ///
  /// - Parameters:
  ///   - path: The path; a slash at its end is ignored.
  ///   - name: The name in the replacement, which is not numbered.
  public static func path(_ path: String, named name: String) -> Redaction {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    return Redaction(name: name, spelling: ".path(\"\(path)\", named: \"\(name)\")", isNumbered: false) {
      let bytes = Array(path.utf8)
      return { line in
        line.ranges(of: bytes).filter {
          !line.isInName(before: $0.lowerBound) && !line.isInName(from: $0.upperBound)
        }
      }
    }
  }

  /// Replaces all matches of a regular expression.
  ///
  ///     let orders = Redaction.matches(of: #/order-[0-9]+/#, named: "order")
  ///
  /// - Parameters:
  ///   - regex: The expression. Write it as a literal here: it is evaluated again for each snapshot.
  ///   - name: The name in the replacement.
  public static func matches<Output: SendableMetatype>(
    of regex: @autoclosure @escaping @Sendable () -> Regex<Output>, named name: String
  ) -> Redaction {
    Redaction(name: name, spelling: ".matches(of: ..., named: \"\(name)\")") {
      // Threads cannot share a regex, so each snapshot makes its own.
      let regex = regex()
      return finder { $0.ranges(of: regex) }
    }
  }

  /// Replaces what a closure finds in a line.
  ///
  ///     let drafts = Redaction.matches(named: "draft") { line in line.ranges(of: "(draft)") }
  ///
  /// - Parameters:
  ///   - name: The name in the replacement.
  ///   - find: Returns ranges of the line; empty ones are ignored. It is not called for a line that is
  ///     not valid UTF-8.
  public static func matches(
    named name: String, find: @escaping @Sendable (_ line: String) -> [Range<String.Index>]
  ) -> Redaction {
    Redaction(name: name, spelling: ".matches(named: \"\(name)\")") { finder(find) }
  }

  /// Returns a finder that skips lines that are not valid UTF-8.
  private static func finder(_ find: @escaping (String) -> [Range<String.Index>]) -> Finder {
    { bytes in
      guard let line = String(validating: bytes, as: UTF8.self) else { return [] }
      let offset = { line.utf8.distance(from: line.startIndex, to: $0) }
      return find(line).map { offset($0.lowerBound)..<offset($0.upperBound) }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether the byte at an index continues a file name.
  fileprivate func isInName(from index: Int) -> Bool {
    guard index < count else { return false }
    let byte = self[index]
    let isDot = byte == UInt8(ascii: ".")
    // A dot at the end of a sentence does not belong to a name; a dot before a letter does.
    return isDot ? isWord(at: index + 1) : isInName(byte)
  }

  fileprivate func isInName(before index: Int) -> Bool {
    index > 0 && (isInName(self[index - 1]) || self[index - 1] == UInt8(ascii: "."))
  }

  private func isInName(_ byte: UInt8) -> Bool {
    byte.isWord || byte >= 0x80 || byte == UInt8(ascii: "-")
  }
}
