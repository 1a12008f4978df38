import Commands
import Diagnostics
import LocalServer
import Reports
import Review
import Storyboards
import TextFormats

/// A review in a browser: answers the requests of its page.
///
/// - `GET` of the empty path is the page, and of `state` what is decided, as JSON.
/// - `POST` to `accept` and `reject` has a body such as `{"change":0}` or `{"cause":"cc44"}`, to `undo` also `{}` for
///   the last decision. The answer is the state; with status 409 if something was not done, which the state explains.
///
/// No request names a file: a change is one of those that waited when the review began.
struct WebReview {
  /// What is decided.
  private(set) var ongoing: OngoingReview
  private let page: HTTPResponse
  private let console: Console

  /// - Parameters:
  ///   - review: What waits.
  ///   - goldens: Where decisions are written.
  ///   - console: Takes a line for each file that a decision changes.
  init(_ review: PendingReview, in goldens: GoldenStore, console: Console) {
    ongoing = OngoingReview(review, in: goldens)
    let pending = PendingPage(review, next: console.next, nonce: .newToken)
    var page = HTTPResponse(.ok, type: "text/html; charset=utf-8", body: pending.text)
    page.policy = "\(pending.policy); frame-ancestors 'none'"
    self.page = page
    self.console = console
  }

  /// Answers a request that the server has allowed.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - path: Its path after the token.
  mutating func response(to request: HTTPRequest, at path: String) -> HTTPResponse {
    let reads = request.method != "POST"
    switch path {
    case "": return reads ? page : HTTPResponse(.methodNotAllowed)
    case "state": return reads ? state(after: nil) : HTTPResponse(.methodNotAllowed)
    case "accept", "reject", "undo":
      return reads ? HTTPResponse(.methodNotAllowed) : change(path, by: request)
    default: return HTTPResponse(.notFound)
    }
  }

  private mutating func change(_ verb: String, by request: HTTPRequest) -> HTTPResponse {
    guard request.isJSON else { return HTTPResponse(.unsupportedMediaType) }
    do throws(Diagnostic) {
      // First the decision, then the state: as an argument, it would be made after `self` was read.
      let outcome = try change(verb, try WebSubject(body: request.body))
      return state(after: outcome)
    } catch {
      return HTTPResponse(.badRequest, body: "\(error.description)\n")
    }
  }

  private mutating func change(_ verb: String, _ subject: WebSubject) throws(Diagnostic) -> WebOutcome {
    guard let decision = ReviewDecision(rawValue: verb) else { return undo(try subject.undone) }
    let subject = try subject.decided
    let outcome = ongoing.decide(decision, on: subject)
    for effect in outcome.effects { console.output(DecisionReport.line(effect.name, effect.path)) }
    console.report(outcome.faults)
    return WebOutcome(outcome, said: said(decision, subject, outcome))
  }

  private mutating func undo(_ change: Int?) -> WebOutcome {
    let outcome = change.map { ongoing.undo(change: $0) } ?? ongoing.undo()
    for index in outcome.changes {
      console.output(DecisionReport.line("restored", ongoing.changes[index].path))
    }
    console.report(outcome.faults)
    return WebOutcome(
      outcome,
      said: outcome.changes.isEmpty
        ? "" : "\(title(of: outcome)) \(outcome.changes.count == 1 ? "waits" : "wait") again.")
  }

  private func said(
    _ decision: ReviewDecision, _ subject: OngoingReview.Subject, _ outcome: OngoingReview.Outcome
  ) -> String {
    if !outcome.changes.isEmpty {
      return "\(decision == .accept ? "Accepted" : "Rejected") \(title(of: outcome))."
    }
    guard outcome.faults.isEmpty, case .cause(let name) = subject else { return "" }
    return decision == .accept && ongoing.hasWaiting(withCause: name)
      ? "Accepted \(name); every change with this cause also has other causes."
      : "Nothing with the cause \(name) was left to \(decision.rawValue)."
  }

  /// The changes in words: the scenario if it is only one.
  private func title(of outcome: OngoingReview.Outcome) -> String {
    outcome.changes.count == 1
      ? ongoing.changes[outcome.changes[0]].change.title : "\(outcome.changes.count) changes"
  }

  private func state(after outcome: WebOutcome?) -> HTTPResponse {
    let state = WebState(ongoing, after: outcome) { fault in
      fault.forTerminal(spelling: console.spelling).description
    }
    // Its values are numbers and texts, which are always JSON.
    let json = (try? state.json) ?? "{}"
    return HTTPResponse(state.faults.isEmpty ? .ok : .conflict, type: "application/json", body: json)
  }
}

extension HTTPRequest {
  /// Whether the body is said to be JSON, which a form of another site cannot say.
  fileprivate var isJSON: Bool {
    value(of: "Content-Type")?.prefix { $0 != ";" }.lowercased() == "application/json"
  }
}
