import Diagnostics
import TextFormats

/// A duration is a number of seconds, with as many digits as it needs.
extension Duration: LogValue {
  var log: JSONValue { JSONValue(.number(seconds)) }

  /// Seconds in decimal digits: `12`, `0.25`, `-0.000000000000000001`.
  var seconds: String {
    let (seconds, attoseconds) = components
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    guard attoseconds != 0 else { return "\(sign)\(seconds.magnitude)" }
    let digits = "\(attoseconds.magnitude)"
    // A second has 10^18 attoseconds, so a fraction has 18 digits.
    var fraction = Substring(String(repeating: "0", count: 18 - digits.count) + digits)
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(seconds.magnitude).\(fraction)"
  }

  init(log: JSONValue) throws(Diagnostic) {
    guard case .number(let spelling) = log.content else { throw log.unexpected("a number of seconds") }
    let longest = Duration.seconds(Int.greatestInLog)
    guard let duration = Duration(seconds: spelling), (.zero...longest).contains(duration) else {
      throw Diagnostic(
        "found the number \(spelling)", at: log.position,
        expected: "seconds from 0 to \(Int.greatestInLog) with at most 18 decimals, without exponent")
    }
    self = duration
  }

  private init?(seconds text: String) {
    // The sign is read by itself, as the number 0 would lose it.
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    let digits = fraction + String(repeating: "0", count: max(0, 18 - fraction.utf8.count))
    guard parts.count <= 2, let seconds = Int64(parts[0]), digits.utf8.count == 18,
      let attoseconds = Int64(digits)
    else { return nil }
    let sign: Int64 = isNegative ? -1 : 1
    self.init(secondsComponent: sign * seconds, attosecondsComponent: sign * attoseconds)
  }
}
