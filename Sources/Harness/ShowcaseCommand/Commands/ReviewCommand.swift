import Commands
import Diagnostics
import Platform
import Project
import Review
import Storyboards

/// Shows what waits for review, cause by cause, and applies what the reviewer decides.
@MainActor
struct ReviewCommand: ProjectCommand {
  static let description = CommandDescription(
    "review", group: "Reviewing",
    summary: "Shows what waits for review, cause by cause, to accept or reject it.",
    options: [.web, .port, .listen, .recordInCI], example: "review")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let place = try WebPlace(invocation)
    guard console.isTerminal || place != nil else {
      throw Diagnostic(
        "'review' needs a terminal", expected: "review --web, status, accept ID or reject ID without one",
        next: .status)
    }
    try console.checkThatAcceptingIsAllowed(by: invocation)
    let pending = try project.pendingChanges()
    let review = PendingReview(pending.changes, of: pending.scenarios, with: project.goldens.hidden)
    var report = DecisionReport(console: console)
    guard !review.groups.isEmpty else { return try report.end() }
    if let place {
      return try WebReviewing(review, at: place, in: project.goldens, console: console).run()
    }
    var session = ReviewSession(review, goldens: project.goldens)
    // The terminal is as it was before, so the signal may end the process now.
    if let signal = try show(&session) { raise(signal) }
    guard session.screen.mode == .finished(applies: true) else {
      console.output("Nothing was decided, and nothing written.\n")
      return .success
    }
    try withExtendedLifetime(session.lock) {
      try report.apply(session.screen.decided, in: project.goldens)
    }
    return try report.end()
  }

  /// Draws and reads keys until the reviewer is done or a signal asks the process to end; returns that
  /// signal.
  private func show(_ session: inout ReviewSession) throws(Diagnostic) -> Int32? {
    let terminal = try Terminal()
    let isColored = (console.environment["NO_COLOR"] ?? "").isEmpty
    while terminal.endingSignal() == nil, !session.isFinished {
      if terminal.obeyJobControl() { session.forgetDrawing() }
      let size = terminal.size()
      if let lines = session.linesToDraw(on: size) { terminal.draw(lines, on: size, isColored: isColored) }
      // The input ends if the terminal is gone.
      guard let bytes = terminal.read() else { return SIGHUP }
      session.take(bytes, on: size)
    }
    return terminal.endingSignal()
  }
}
