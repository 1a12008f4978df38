import Diagnostics
import Platform
import UTF8Text

/// Redacts the text of one snapshot, line by line.
///
///     var redactor = try Redactor([.uuids])
///     redactor.write(text, to: buffer)
///     redactor.unused  // the rules that found nothing
struct Redactor {
  private let rules: [Redaction]
  private let finders: [Redaction.Finder]
  private let names: [[UInt8]]
  /// The numbers of values, by rule name and text.
  private var numbers: [String: [String: Int]] = [:]
  private var used: Set<Int> = []
  /// What rules of paths replace.
  private var marks: ArraySlice<RedactionMatch> = []
  /// Whether equal values get equal numbers, and others others.
  var isNumbering = true

  /// - Throws: a diagnostic for a rule with a name that replacements cannot contain.
  init(_ rules: [Redaction]) throws(Diagnostic) {
    for rule in rules where rule.isReplacing && !rule.hasPlainName {
      throw Diagnostic(
        "the redaction \(rule.spelling) has the name '\(rule.name.oneLine)'",
        expected: "a name on one line, without '<', '>', '~' and quotes")
    }
    self.rules = rules
    finders = rules.map { $0.finder() }
    names = Set(rules.filter(\.isReplacing).map(\.name)).sorted().map { Array($0.utf8) }
  }

  /// The rules that replaced nothing though they are not optional.
  var unused: [Redaction] {
    rules.indices.filter { !used.contains($0) && !rules[$0].isOptional }.map { rules[$0] }
  }

  /// Appends the redacted text.
  ///
  /// - Parameter paths: What rules of paths matched in the text.
  mutating func write(
    _ text: UnsafeRawBufferPointer, to buffer: UTF8Buffer, paths: PathRedactor? = nil
  ) {
    marks = ArraySlice(paths?.marks ?? [])
    used.formUnion(paths?.used ?? [])
    guard let base = text.baseAddress else { return }
    var start = 0
    while start < text.count {
      let feed = memchr(base + start, Int32(UInt8(ascii: "\n")), text.count - start)
      let end = feed.map { UnsafeRawPointer($0) - base } ?? text.count
      let line = UnsafeRawBufferPointer(start: base + start, count: end - start)
      write(line: line, marked: takeMarks(from: start, to: end), to: buffer)
      if end < text.count { buffer.append(literal: "\n") }
      start = end + 1
    }
  }

  /// Returns the marks of a line, in its bytes.
  private mutating func takeMarks(from start: Int, to end: Int) -> [RedactionMatch] {
    let taken = marks.prefix { $0.range.lowerBound < end }
    marks.removeFirst(taken.count)
    return taken.map { mark in
      RedactionMatch(range: mark.range.lowerBound - start..<mark.range.upperBound - start, rule: mark.rule)
    }
  }

  private mutating func write(
    line: UnsafeRawBufferPointer, marked marks: [RedactionMatch], to buffer: UTF8Buffer
  ) {
    var written = 0
    for match in matches(in: line, marked: marks) {
      buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: line[written..<match.range.lowerBound]))
      write(match, of: line, to: buffer)
      written = match.range.upperBound
    }
    buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: line[written...]))
  }

  private mutating func write(_ match: RedactionMatch, of line: UnsafeRawBufferPointer, to buffer: UTF8Buffer)
  {
    let value = UnsafeRawBufferPointer(rebasing: line[match.range])
    buffer.append(literal: "<")
    guard let index = match.rule else {
      buffer.append(literal: "~")
      buffer.append(contentsOf: UnsafeRawBufferPointer(rebasing: value.dropFirst()))
      return
    }
    used.insert(index)
    buffer.append(rules[index].name)
    if isNumbering, rules[index].isNumbered {
      buffer.append(literal: " ")
      buffer.append(number(of: String(decoding: value, as: UTF8.self), named: rules[index].name))
    }
    buffer.append(literal: ">")
  }

  private mutating func number(of value: String, named name: String) -> Int {
    let next = numbers[name, default: [:]].count + 1
    let number = numbers[name]?[value] ?? next
    numbers[name, default: [:]][value] = number
    return number
  }

  /// Returns the matches to replace, in the order of the line, without overlaps.
  private func matches(
    in line: UnsafeRawBufferPointer, marked marks: [RedactionMatch]
  ) -> [RedactionMatch] {
    var all = line.replacements(names).map { RedactionMatch(range: $0, rule: nil) }
    for (index, find) in finders.enumerated() {
      all += find(line).filter { !$0.isEmpty }.map { RedactionMatch(range: $0, rule: index) }
    }
    if !marks.isEmpty {
      all = all.filter { match in !marks.contains { $0.range.overlaps(match.range) } } + marks
    }
    guard all.count > 1 else { return all }
    return RedactionMatch.longest(of: all, lineLength: line.count).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}

/// A part of a line that is replaced.
struct RedactionMatch {
  let range: Range<Int>
  /// The index of the rule; `nil` for text that already looks like a replacement.
  let rule: Int?

  /// Returns the matches not overlapped by a longer one, nor by an earlier one of the same length.
  ///
  /// Of matches of `a...b` and `b...d` in "abcd", only the longer `b...d` remains.
  static func longest(of matches: [RedactionMatch], lineLength: Int) -> [RedactionMatch] {
    let ordered = matches.sorted { left, right in
      let (left, right) = (left.order, right.order)
      return left < right
    }
    var isTaken = [Bool](repeating: false, count: lineLength)
    return ordered.filter { match in
      // No taken match is shorter, so one that overlaps this match contains its first or last byte.
      guard !isTaken[match.range.lowerBound], !isTaken[match.range.upperBound - 1] else { return false }
      for index in match.range { isTaken[index] = true }
      return true
    }
  }

  /// Orders longer matches first, then those that begin first, then those of the first rule.
  private var order: (Int, Int, Int) { (-range.count, range.lowerBound, rule ?? -1) }
}

extension UnsafeRawBufferPointer {
  /// Returns the ranges of text that looks like a replacement with one of these names: `<uuid 1>`,
  /// `<uuid>`, `<~uuid 1>`.
  func replacements(_ names: [[UInt8]]) -> [Range<Int>] {
    ranges(of: [UInt8(ascii: "<")]).compactMap { start in
      for name in names {
        var cursor = ByteCursor(self, at: start.upperBound)
        if cursor.takeReplacement(name) { return start.lowerBound..<cursor.index }
      }
      return nil
    }
  }
}

extension ByteCursor {
  /// Takes what follows a replacement's opening angle bracket.
  fileprivate mutating func takeReplacement(_ name: [UInt8]) -> Bool {
    while take("~") {}
    guard take(name) else { return false }
    if take(" ") {
      guard take(1, where: \.isDigit) else { return false }
      while take(1, where: \.isDigit) {}
    }
    return take(">")
  }
}

extension Redaction {
  /// Whether the rule replaces something, instead of rounding or sorting it.
  var isReplacing: Bool { pathRule?.isReplacement ?? true }

  /// Whether a replacement with this name is distinguishable from other text.
  var hasPlainName: Bool {
    !name.isEmpty && name.oneLine.isIdentical(to: name) && !name.contains { "<>~\"\\".contains($0) }
  }
}
