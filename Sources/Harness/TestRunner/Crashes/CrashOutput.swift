import Foundation
import Workers

/// The output of a process that crashed, split into its parts.
struct CrashOutput {
  /// What the runtime reported; `nil` if it did not.
  private(set) var report: CrashReport?
  /// The first exception of the stage, in the lines of ``StageNote``.
  private(set) var stage: [String] = []
  /// The message of the trap, which begins with its file and line.
  private(set) var message: [String] = []
  /// The app's own output.
  private(set) var rest: CapturedOutput

  init(of output: CapturedOutput) {
    let end = output.end
    let isWhole = output.head.count + end.count == output.count
    // The part of the output that is kept without a gap.
    let bytes = Data(isWhole ? output.head + end : end)
    let found = Self.report(in: bytes)
    report = found?.report
    let range = found?.range ?? bytes.endIndex..<bytes.endIndex
    let start = Self.start(in: bytes[..<range.lowerBound])
    rest = CapturedOutput(
      head: isWhole ? [] : output.head, end: isWhole ? [] : Array(bytes[..<start]),
      count: isWhole ? 0 : output.count - bytes.count + start)
    if isWhole { rest.append(bytes[..<start]) }
    rest.append(bytes[range.upperBound...])
    var isTrace = false
    for line in String(decoding: bytes[start..<range.lowerBound], as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix(StageNote.mark) {
        stage.append(String(line.dropFirst(StageNote.mark.count)))
      } else if isTrace || line == Self.trace {
        isTrace = true
        rest.append("\(line)\n".utf8)
      } else {
        message.append(String(line).replacing(Self.address, with: "0x..."))
      }
    }
  }

  /// The runtime's report, and its position.
  private static func report(in bytes: Data) -> (report: CrashReport, range: Range<Int>)? {
    // The runtime writes a line that names the signal, an empty line, then the report in one line.
    guard let heading = bytes.range(of: Data("*** Signal ".utf8), options: .backwards),
      heading.lowerBound == 0 || bytes[heading.lowerBound - 1] == UInt8(ascii: "\n"),
      let start = bytes[heading.upperBound...].firstIndex(of: UInt8(ascii: "{"))
    else { return nil }
    let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return CrashReport(json: line).map { ($0, heading.lowerBound..<min(bytes.count, line.endIndex + 1)) }
  }

  /// The words in messages of Swift's libraries and runtime.
  private static let faultWords = [
    "Fatal error: ", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "Fatal access conflict detected",
  ]

  /// What follows a message if the runtime does not report crashes: calls without names.
  private static let trace = "Current stack trace:"

  /// An object's address, which differs from process to process.
  private static var address: Regex<Substring> { #/0x[0-9a-f]{6,}/# }

  /// Where the message of the trap begins, or the stage's note if there is no message.
  private static func start(in bytes: Data) -> Int {
    let note = bytes.range(of: Data("\n\(StageNote.mark)".utf8))?.lowerBound
    let noteStart = bytes.starts(with: Data(StageNote.mark.utf8)) ? 0 : note.map { $0 + 1 } ?? bytes.endIndex
    let faults = faultWords.compactMap {
      bytes.range(of: Data($0.utf8), options: .backwards, in: 0..<noteStart)
    }
    guard let fault = faults.max(by: { $0.lowerBound < $1.lowerBound }) else { return noteStart }
    return bytes[..<fault.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }
}

extension CapturedOutput {
  /// The runtime's report of a crash, if it is in the output.
  var crashReport: CrashReport? { CrashOutput(of: self).report }
}
