import Goldens
import SourceText
import TestRunner

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Shows what waits for review, one change after the other, and does what the reviewer decides.
@MainActor
struct ReviewCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> TestRunner.ExitStatus {
    guard console.isTerminal else {
      throw Diagnostic(
        "'review' needs a terminal", expected: "status, accept ID and reject ID where there is none",
        next: "showcase status")
    }
    try console.checkThatAcceptingIsAllowed(by: invocation)
    let review = PendingReview(try project.pendingChanges().changes)
    var report = DecisionReport(console: console)
    guard !review.groups.isEmpty else { return try report.end() }
    guard let decided = try decisions(on: review), !decided.isEmpty else {
      console.output("Nothing was decided, and nothing written.\n")
      return .success
    }
    try report.apply(decided, in: project.goldens)
    return try report.end()
  }

  /// What the reviewer decided, or `nil` where that is not to be applied.
  private func decisions(
    on review: PendingReview
  ) throws -> [(change: PendingChange, decision: ReviewDecision)]? {
    var screen = ReviewScreen(review)
    if let signal = try show(&screen) { raise(signal) }
    return screen.mode == .finished(applies: true) ? screen.decided : nil
  }

  /// Draws and takes keys until the reviewer is done, or a signal ends the process; the signal comes back.
  private func show(_ screen: inout ReviewScreen) throws(Diagnostic) -> Int32? {
    let terminal = try Terminal()
    let isColored = (console.environment["NO_COLOR"] ?? "").isEmpty
    var reader = ReviewKeyReader()
    var drawn: [ScreenLine] = []
    while terminal.endingSignal() == nil {
      if case .finished = screen.mode { break }
      let size = terminal.size()
      let lines = screen.lines(on: size)
      if lines != drawn { terminal.draw(lines, on: size, isColored: isColored) }
      drawn = lines
      guard let bytes = terminal.read() else { return SIGHUP }
      for key in reader.keys(in: bytes) { screen.press(key, on: size) }
    }
    return terminal.endingSignal()
  }
}
