import Expectations
import Foundation
import LocalServer
import Review
import TestSupport
import Testing

@testable import ShowcaseCommand

@MainActor @Suite struct WebReviewTests {
  private let lamps: LampReview

  init() throws { lamps = try LampReview() }

  private func post(_ path: String, _ body: String, type: String? = "application/json") -> HTTPRequest {
    HTTPRequest(
      "POST", "/t/\(path)", type.map { [HTTPField("Content-Type", $0)] } ?? [], body: Array(body.utf8))
  }

  private struct State: Decodable, Hashable {
    var accepted: [Int]
    var rejected: [Int]
    var faults: [String]
    var said: String
  }

  private func state(_ response: HTTPResponse) throws -> State {
    try JSONDecoder().decode(State.self, from: Data(response.body))
  }

  @Test func `the page has a strict policy, and runs only its own script`() throws {
    var web = lamps.web()
    let page = web.response(to: HTTPRequest("GET", "/t/"), at: "")
    expectEqual(page.status, .ok)
    let nonce = try #require(page.policy.firstMatch(of: #/script-src 'nonce-([0-9a-f]{32})'/#)).1
    expectTrue(page.policy.hasPrefix("default-src 'none'; ") && page.policy.contains("connect-src 'self'"))
    expectTrue(page.policy.contains("form-action 'none'; frame-ancestors 'none'"))
    let text = String(decoding: page.body, as: UTF8.self)
    expectEqual(text.matches(of: #/<script[^>]*>/#).map { String($0.0) }, ["<script nonce=\"\(nonce)\">"])
    expectTrue(!text.contains(" onclick=") && text.contains("data-do=\"accept\""))
  }

  @Test func `reading changes nothing, and only what there is can be asked for`() throws {
    let before = try lamps.package.contents(of: ".")
    var web = lamps.web()
    forEachRow(
      [
        (HTTPRequest("GET", "/t/state"), "state", .ok), (HTTPRequest("HEAD", "/t/"), "", .ok),
        (HTTPRequest("GET", "/t/accept"), "accept", .methodNotAllowed),
        (HTTPRequest("HEAD", "/t/undo"), "undo", .methodNotAllowed),
        (post("", "{}"), "", .methodNotAllowed), (post("state", "{}"), "state", .methodNotAllowed),
        (HTTPRequest("GET", "/t/Snapshots/x"), "Snapshots/x", .notFound),
        (HTTPRequest("GET", "/t/../x"), "../x", .notFound), (post("apply", "{}"), "apply", .notFound),
      ] as [(HTTPRequest, String, HTTPStatus)]
    ) { request, path, status in
      expectEqual(web.response(to: request, at: path).status, status)
    }
    expectEqual(try lamps.package.contents(of: "."), before)
  }

  @Test func `where nothing is left of a cause, the answer says so, and there is nothing more to undo`()
    throws
  {
    var web = lamps.web()
    let cause = web.ongoing.causes[lamps.index(of: LampGolden.desk)][0]
    let body = "{\"cause\":\"\(cause)\"}"
    let rejected = try state(web.response(to: post("reject", body), at: "reject"))
    expectEqual(rejected.said.prefix(8), "Rejected")
    let again = try state(web.response(to: post("reject", body), at: "reject"))
    expectEqual(again.said, "Nothing with the cause \(cause) was left to reject.")
    let accepted = try state(web.response(to: post("accept", body), at: "accept"))
    expectEqual(accepted.said, "Nothing with the cause \(cause) was left to accept.")
    expectEqual(accepted.rejected, rejected.rejected)
    expectEqual(try state(web.response(to: post("undo", "{}"), at: "undo")).rejected, [])
  }

  @Test func `a body that does not name a change by its number, or a cause, is refused`() throws {
    let before = try lamps.package.contents(of: ".")
    var web = lamps.web()
    forEachRow(
      [
        (post("accept", "{\"change\":0}", type: "text/plain"), .unsupportedMediaType),
        (post("accept", "{\"change\":0}", type: nil), .unsupportedMediaType),
        (post("accept", "{\"change\":0}", type: "application/x-www-form-urlencoded"), .unsupportedMediaType),
        (post("accept", ""), .badRequest), (post("accept", "{}"), .badRequest),
        (post("accept", "[0]"), .badRequest), (post("accept", "{\"change\":\"0\"}"), .badRequest),
        (post("accept", "{\"change\":0.5}"), .badRequest), (post("accept", "{\"change\":null}"), .badRequest),
        (post("accept", "{\"path\":\"\(LampGolden.desk)\"}"), .badRequest),
        (post("accept", "{\"change\":0,\"cause\":\"a\"}"), .badRequest),
        (post("accept", String(repeating: "[", count: 60_000)), .badRequest),
        (post("undo", "{\"cause\":\"a\"}"), .badRequest),
        (post("accept", "{\"change\":3}"), .conflict), (post("reject", "{\"change\":-1}"), .conflict),
        (post("accept", "{\"cause\":\"../../x\"}"), .conflict), (post("undo", "{}"), .conflict),
      ] as [(HTTPRequest, HTTPStatus)]
    ) { request, status in
      expectEqual(web.response(to: request, at: String(request.target.dropFirst(3))).status, status)
    }
    var bytes = post("accept", "")
    bytes.body = [0xFF]
    expectEqual(web.response(to: bytes, at: "accept").status, .badRequest)
    expectEqual(try lamps.package.contents(of: "."), before)
  }

  @Test func `decisions are written at once, and their lines printed`() throws {
    var output = ""
    var web = lamps.web { output += $0 }
    let (exit, desk) = (lamps.index(of: LampGolden.exit), lamps.index(of: LampGolden.desk))
    let accepted = web.response(to: post("accept", "{\"change\":\(exit)}"), at: "accept")
    expectEqual(accepted.status, .ok)
    expectEqual(
      try state(accepted),
      State(
        accepted: [exit], rejected: [], faults: [],
        said: "Accepted Lamps/SignViewController/Exit/launch (iPhone)."))
    expectTrue(try lamps.package.read(LampGolden.exit).contains("\"EXIT\""))
    let cause = web.ongoing.causes[desk][0]
    let rejected = try state(web.response(to: post("reject", "{\"cause\":\"\(cause)\"}"), at: "reject"))
    expectEqual(rejected.rejected.count, 2)
    expectEqual(lamps.pending, [])
    let undone = try state(web.response(to: post("undo", "{}"), at: "undo"))
    expectEqual(undone, State(accepted: [exit], rejected: [], faults: [], said: "2 changes wait again."))
    expectEqual(lamps.pending, [LampGolden.ceiling, LampGolden.desk])
    expectEqual(
      output.split(separator: "\n").map(String.init),
      ["replaced \(LampGolden.exit)", "rejected \(LampGolden.ceiling)", "rejected \(LampGolden.desk)"]
        + ["restored \(LampGolden.desk)", "restored \(LampGolden.ceiling)"])
  }

  @Test func `a golden that has changed since the page was made is refused in words, and not overwritten`()
    throws
  {
    var web = lamps.web()
    try lamps.package.edit(LampGolden.exit, "EXITS", to: "WAY OUT")
    let exit = lamps.index(of: LampGolden.exit)
    let answer = web.response(to: post("accept", "{\"change\":\(exit)}"), at: "accept")
    expectEqual(answer.status, .conflict)
    let fault = try #require(try state(answer).faults.first)
    expectTrue(fault.contains("the golden has changed since it was looked at"), "\(fault)")
    expectTrue(fault.contains("swift run demo review"), "\(fault)")
    expectTrue(try lamps.package.read(LampGolden.exit).contains("WAY OUT"))
    expectEqual(lamps.pending.count, 3)
  }

  @Test func `while another process writes goldens, nothing is decided`() throws {
    var web = lamps.web()
    // A file in place of the folder for the lock has the same effect as another process.
    try lamps.package.remove(".build/showcase/lock")
    try lamps.package.write("", to: ".build/showcase/lock/x")
    let answer = web.response(to: post("accept", "{\"change\":0}"), at: "accept")
    expectEqual(answer.status, .conflict)
    expectTrue(try state(answer).faults[0].contains("the lock for writing goldens cannot be had"))
    expectEqual(lamps.pending.count, 3)
  }
}
