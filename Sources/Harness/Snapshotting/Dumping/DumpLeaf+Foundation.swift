import Foundation
import UTF8Text

extension NSNumber: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) {
    buffer.append(isTruth ? String(boolValue) : description)
  }
}

extension NSNull: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(literal: "null") }
}

extension TimeZone: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(quoted: identifier) }
}

extension Locale: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) { buffer.append(quoted: identifier) }
}

extension Calendar: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) {
    buffer.append("\(identifier), locale: ")
    buffer.append(quoted: locale?.identifier ?? "")
    buffer.append(literal: ", timeZone: ")
    buffer.append(quoted: timeZone.identifier)
    buffer.append(", firstWeekday: \(firstWeekday), minimumDaysInFirstWeek: \(minimumDaysInFirstWeek)")
  }
}

extension CharacterSet: DumpLeaf {
  /// As `CharacterSet U+0061...U+007A`: the ranges of scalars, from the least.
  func writeDump(to buffer: UTF8Buffer) {
    buffer.append(literal: "CharacterSet")
    for range in ranges {
      buffer.append(" \(range.lowerBound.codePoint)")
      if range.count > 1 { buffer.append("...\(range.upperBound.codePoint)") }
    }
  }

  private var ranges: [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for plane in 0...16 where hasMember(inPlane: UInt8(plane)) {
      for scalar in (plane << 16)..<((plane + 1) << 16) {
        guard let member = Unicode.Scalar(UInt32(scalar)), contains(member) else { continue }
        if let last = ranges.last, last.upperBound == scalar - 1 {
          ranges[ranges.count - 1] = last.lowerBound...scalar
        } else {
          ranges.append(scalar...scalar)
        }
      }
    }
    return ranges
  }
}

extension Duration: DumpLeaf {
  /// As `1.5 seconds`, to the last digit.
  func writeDump(to buffer: UTF8Buffer) {
    let (seconds, attoseconds) = components
    let isNegative = seconds < 0 || attoseconds < 0
    let fraction = Int(attoseconds.magnitude).fraction(ofDigits: 18)
    buffer.append(
      "\(isNegative ? "-" : "")\(seconds.magnitude).\(fraction.isEmpty ? "0" : fraction) seconds")
  }
}

extension AnyKeyPath: DumpLeaf {
  func writeDump(to buffer: UTF8Buffer) {
    buffer.append(String(describing: self).withoutAddresses.oneLine)
  }
}

extension AttributedString: DescribedInDumps {
  var dumpedProperties: KeyValuePairs<String, Any?> {
    let runs = runs.map { run in
      // Sorted by Foundation. Only the addresses of objects are left out, since a link may contain 0x, too.
      let attributes = String(describing: run.attributes).replacing(/: 0x[0-9a-fA-F]+>/, with: ">")
      return (
        text: String(characters[run.range]),
        attributes: attributes.split(separator: "\n").dropFirst().dropLast().joined(separator: "\n")
      )
    }
    return ["string": String(characters), "runs": runs]
  }
}
