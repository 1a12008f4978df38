import Foundation
import Workers

extension CapturedOutput {
  /// What the runtime reported of a crash, if that is in the output.
  var crashReport: CrashReport? { lastCrash?.report }

  /// The output with other words in place of the runtime's report of a crash.
  ///
  /// - Parameter words: Returns the words for a report.
  func replacingCrashReport(_ words: (CrashReport) -> String) -> CapturedOutput {
    guard let (report, range, bytes) = lastCrash else { return self }
    let isWhole = bytes.count == count
    var result = CapturedOutput(
      head: isWhole ? [] : head, end: isWhole ? [] : Array(bytes[..<range.lowerBound]),
      count: isWhole ? 0 : count - bytes.count + range.lowerBound)
    if isWhole { result.append(bytes[..<range.lowerBound]) }
    result.append(words(report).utf8)
    result.append(bytes[range.upperBound...])
    return result
  }

  /// The last report, and where it is in the last bytes that are kept without a gap.
  private var lastCrash: (report: CrashReport, range: Range<Int>, bytes: Data)? {
    let end = end
    let bytes = Data(head.count + end.count == count ? head + end : end)
    // A line of the runtime that names the signal, an empty one, then the report as one line.
    guard let heading = bytes.range(of: Data("*** Signal ".utf8), options: .backwards),
      heading.lowerBound == 0 || bytes[heading.lowerBound - 1] == UInt8(ascii: "\n"),
      let start = bytes[heading.upperBound...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return CrashReport(json: line).map {
      ($0, heading.lowerBound..<min(bytes.count, line.endIndex + 1), bytes)
    }
  }
}
