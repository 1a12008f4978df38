import Foundation
import Platform
import Reports

extension TerminalScreen {
  /// The terminal at the process's standard output; `nil` for one without control sequences.
  ///
  /// - Parameter environment: If `NO_COLOR` has a value, there are no colors; `COLUMNS` overrides the
  ///   width that the terminal reports.
  init?(environment: [String: String]) {
    guard environment["TERM"] != "dumb" else { return nil }
    let start = ContinuousClock.now
    self.init(
      columns: { environment["COLUMNS"].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil } ?? Self.width },
      isColored: (environment["NO_COLOR"] ?? "").isEmpty,
      now: { start.duration(to: .now) })
  }

  /// The width that the terminal reports; 80 columns if it reports none.
  private static var width: Int {
    var size = winsize()
    let result = withUnsafeMutablePointer(to: &size) { ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), $0) }
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
