import Diffing
import GoldenFiles
import Storyboards

/// How a value's text differs from its golden, line by line.
package struct ValueDifference: Hashable, Sendable {
  /// How much differs, as `1 line gone, 2 new`.
  package let summary: String
  private let old: [UInt8]
  private let new: [UInt8]

  /// - Parameters:
  ///   - golden: The golden's bytes; `nil` without a golden.
  ///   - value: The bytes that wait.
  init(from golden: [UInt8]?, to value: [UInt8]) {
    (old, new) = (golden ?? [], value)
    if let fault = Self.fault(old, new) {
      summary = fault
      return
    }
    let edits = LineDifference(from: old, to: new).edits
    let (gone, come) = (edits.reduce(0) { $0 + $1.old.count }, edits.reduce(0) { $0 + $1.new.count })
    summary =
      golden == nil ? Self.count(come, "line") : "\(Self.count(gone, "line")) gone, \(come) new"
  }

  /// What differs, with a few lines around it, so that no removed line looks like an added one; one line that
  /// says why if the bytes cannot be compared.
  package var lines: [String] { lines(context: 3) }

  /// The same with all lines around it.
  package var allLines: [String] { lines(context: max(old.count, new.count)) }

  private func lines(context: Int) -> [String] {
    guard Self.fault(old, new) == nil else { return [summary] }
    let text = ShownDifference(LineDifference(from: old, to: new), context: context).text
    return text.unicodeScalars.split(separator: "\n").map { String($0) }
  }
}

extension ValueDifference {
  /// Why bytes are not compared; `nil` if they are.
  private static func fault(_ old: [UInt8], _ new: [UInt8]) -> String? {
    let sizes = old.isEmpty ? count(new.count, "byte") : "\(count(old.count, "byte")) -> \(new.count)"
    guard isText(old), isText(new) else { return "not text, \(sizes)" }
    let sides = (ComparableLength.Side("", old), ComparableLength.Side("", new))
    return ComparableLength.fault(sides.0, sides.1, file: "") == nil
      ? nil : "too long to be compared line by line, \(sizes)"
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    !bytes.contains(0) && String(validating: bytes, as: UTF8.self) != nil
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
