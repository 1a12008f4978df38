import Diagnostics
import FontMetrics
import TextFormats
import UTF8Text

extension FontFamilyReader {
  /// Returns the advances of a face; `nil` if they have faults, or if their key is missing.
  mutating func advances(in value: JSONValue?) -> ScalarAdvances? {
    guard let value else { return nil }
    guard case .object(let members) = value.content else {
      refuse(value.unexpected("an object of runs by their first characters"))
      return nil
    }
    var runs = members.compactMap { member in at(member.key) { $0.run(in: member) } }
    guard runs.count == members.count else { return nil }
    runs.sort { $0.first < $1.first }
    return merged(runs)
  }

  /// A run of successive characters: the key and its position, the first character, and the advances.
  private struct Run {
    let key: String
    let position: SourcePosition
    let first: UInt32
    let widths: [UInt16]

    var end: UInt32 { first + UInt32(widths.count) }
  }

  private mutating func run(in member: JSONMember) -> Run? {
    guard let first = Unicode.Scalar(runKey: member.key) else {
      refuse(
        Diagnostic(
          "the key '\(member.key)' is not a character", at: member.position,
          expected: "'U+' and four to six uppercase hexadecimal digits of a character, as 'U+0041'"))
      return nil
    }
    guard case .array(let elements) = member.value.content, !elements.isEmpty else {
      refuse(member.value.unexpected("an array of at least one advance"))
      return nil
    }
    let limit = first.runLimit
    guard elements.count <= limit - first.value else {
      refuse(
        Diagnostic(
          "the run has \(elements.count) advances", at: elements[Int(limit - first.value)].position,
          expected: "at most \(limit - first.value), since \(limit.codePoint) is not a character"))
      return nil
    }
    let widths = elements.indices.compactMap { index in
      at("\(index)") { $0.number(elements[index], in: FontFace.widths) }
    }
    guard widths.count == elements.count else { return nil }
    return Run(
      key: member.key, position: member.position, first: first.value, widths: widths.map { UInt16($0) })
  }

  /// Joins runs in order; overlapping ones are faults.
  private mutating func merged(_ runs: [Run]) -> ScalarAdvances? {
    var advances = ScalarAdvances()
    var last: Run?
    var isFaulty = false
    for run in runs {
      if let last, run.first < last.end {
        isFaulty = true
        at(run.key) {
          $0.refuse(
            Diagnostic(
              "the run overlaps that of \(last.key)", at: run.position,
              expected: "a character after \((last.end - 1).codePoint), the last one of that run"))
        }
      }
      for (index, width) in run.widths.enumerated() {
        guard let scalar = Unicode.Scalar(run.first + UInt32(index)) else { continue }
        advances.append(width, of: scalar)
      }
      if run.end > last?.end ?? 0 { last = run }
    }
    return isFaulty ? nil : advances
  }
}

extension Unicode.Scalar {
  /// Creates the scalar of a key such as `U+0041`.
  fileprivate init?(runKey key: String) {
    let digits = key.utf8.dropFirst(2)
    let isPlain = digits.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
    guard key.hasPrefix("U+"), (4...6).contains(digits.count), isPlain,
      digits.count == 4 || digits.first != 0x30, let value = UInt32(key.dropFirst(2), radix: 16)
    else { return nil }
    self.init(value)
  }

  /// The first number after the scalar that is not a scalar.
  fileprivate var runLimit: UInt32 { value < 0xD800 ? 0xD800 : 0x11_0000 }
}
