import Commands
import Diagnostics
import LocalServer
import Platform
import Reports
import Review
import Storyboards
import Workers

/// Serves a review to a browser until Control-C ends it.
struct WebReviewing {
  private let review: PendingReview
  private let goldens: GoldenStore
  private let console: Console

  /// - Parameters:
  ///   - review: What waits; there must be something.
  ///   - goldens: Where decisions are written.
  init(_ review: PendingReview, in goldens: GoldenStore, console: Console) {
    self.review = review
    self.goldens = goldens
    self.console = console
  }

  /// Prints the address, then what is decided as it is decided, and at the end how much of it.
  func run() throws -> ExitCode {
    let signals = SignalWatch()
    defer { signals.close() }
    let server = try open()
    console.output(Self.welcome(review.changes.count, server.access.address))
    var web = WebReview(review, in: goldens, console: console)
    var signal: Int32?
    server.serve(until: {
      signal = signals.signal
      return signal != nil
    }) { request, path in web.response(to: request, at: path) }
    console.output(Self.farewell(web.ongoing))
    // Control-C is how a review ends; anything else that ends it may be a fault.
    return signal == SIGINT ? .success : ExitCode(signal: signal ?? SIGTERM)
  }

  private func open() throws -> LocalServer {
    do throws(SocketFault) {
      return try LocalServer()
    } catch {
      throw SystemFault(
        Diagnostic(
          error.description, expected: "a machine that lets programs listen on 127.0.0.1",
          next: .showcase("review")))
    }
  }

  private static func welcome(_ count: Int, _ address: String) -> String {
    """
    \(count) \(count == 1 ? "change waits" : "changes wait") for review. Open this address in a browser on this machine:

      \(address)

    What is accepted or rejected there is written at once. Ctrl-C ends the review.


    """
  }

  /// As `3 accepted, 1 rejected, 8 left for later`.
  private static func farewell(_ review: OngoingReview) -> String {
    let left = review.count(of: nil)
    guard left < review.changes.count else { return "\nNothing was decided.\n" }
    let rest = left == 0 ? "nothing left" : "\(left) left for later"
    return "\n\(review.count(of: .accept)) accepted, \(review.count(of: .reject)) rejected, \(rest)\n"
  }
}
