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
  private let place: WebPlace
  private let goldens: GoldenStore
  private let console: Console

  /// - Parameters:
  ///   - review: What waits; there must be something.
  ///   - place: Where the page is served.
  ///   - goldens: Where decisions are written.
  init(_ review: PendingReview, at place: WebPlace, in goldens: GoldenStore, console: Console) {
    self.review = review
    self.place = place
    self.goldens = goldens
    self.console = console
  }

  /// Prints the address, then what is decided as it is decided, and at the end how much of it.
  func run() throws -> ExitCode {
    let signals = SignalWatch()
    defer { signals.close() }
    let server = try open()
    console.output(WebWelcome(count: review.changes.count, access: server.access).text)
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
      return try LocalServer(on: place.address, port: place.port)
    } catch {
      throw fault(error)
    }
  }

  /// A place that was typed can be typed otherwise; without one, the system is at fault.
  private func fault(_ error: SocketFault) -> any Error {
    guard place != WebPlace() else {
      return SystemFault(
        Diagnostic(
          "no port on 127.0.0.1 can be opened: \(error)",
          expected: "a machine that lets programs listen on 127.0.0.1", next: .showcase("review")))
    }
    let port = place.port == 0 ? "" : "port \(place.port) on "
    return Diagnostic(
      "\(port)\(place.address) cannot be opened: \(error)",
      expected: "a free port on an address of this machine",
      next: .showcase("review --web"))
  }

  /// As `3 accepted, 1 rejected, 8 left for later`.
  private static func farewell(_ review: OngoingReview) -> String {
    let left = review.count(of: nil)
    guard left < review.changes.count else { return "\nNothing was decided.\n" }
    let rest = left == 0 ? "nothing left" : "\(left) left for later"
    return "\n\(review.count(of: .accept)) accepted, \(review.count(of: .reject)) rejected, \(rest)\n"
  }
}
