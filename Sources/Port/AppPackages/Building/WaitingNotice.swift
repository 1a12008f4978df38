/// Finds where the package manager says that it waits for another of its processes, which has locked the build folder.
///
///     var notice = WaitingNotice()
///     notice.line(in: "Another instance of SwiftPM (PID: 7) is already running using '/x/.build', waiting...\n")
///     // waiting for process 7, which builds in '/x/.build'
struct WaitingNotice {
  private var isGiven = false

  /// Returns what to say; `nil` if the program does not wait, or if that was said before.
  ///
  /// - Parameter output: All that the program has printed.
  mutating func line(in output: String) -> String? {
    let words = /(?:\(PID: (\d+)\) )?is already running using '([^']+)'/
    guard !isGiven, let match = output.firstMatch(of: words) else { return nil }
    isGiven = true
    let other = match.output.1.map { "process \($0)" } ?? "another process"
    return "waiting for \(other), which builds in '\(match.output.2)'"
  }
}
