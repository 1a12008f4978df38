import Expectations
import Foundation
import Testing
import VirtualTime

@testable import HeadlessUIKit

@Suite @MainActor
struct URLLoaderTests {
  private let application = UIApplication()
  private let url: URL
  private var loader: URLLoader { application.environment.urlLoader }

  init() throws {
    url = try #require(URL(string: "https://example.org/cards"))
  }

  /// Loads, runs everything that waits, and returns the answer.
  private func load(_ url: URL, method: String = "GET") throws -> URLAnswer {
    var result: Result<URLAnswer, any Error>?
    loader.load(url, method: method) { result = $0 }
    expectNil(result)
    application.settle()
    return try #require(result).get()
  }

  @Test func `A registered address answers with its status, headers and data, or its error`() throws {
    loader.register(url, URLRoute(status: 404, headers: ["A": "b"], data: Data("x".utf8)))
    let answer = try load(url)
    expectEqual(answer, URLAnswer(status: 404, headers: ["A": "b"], data: Data("x".utf8)))
    struct Lost: Error {}
    loader.register(url, URLRoute(error: Lost()))
    #expect(throws: Lost.self) { try load(url) }
  }

  @Test func `An address without a route is offline`() throws {
    let error = #expect(throws: URLOfflineError.self) { try load(url) }
    let message = "the stage is offline: no route for GET https://example.org/cards"
    expectEqual(error?.description, message)
    expectEqual(error?.errorDescription, message)
    expectEqual(error?.localizedDescription, message)
  }

  @Test func `A route is for one method`() throws {
    loader.register(url, method: "POST", URLRoute(status: 201))
    expectEqual(try load(url, method: "POST").status, 201)
    #expect(throws: URLOfflineError.self) { try load(url) }
    expectEqual(loader.requests, ["POST https://example.org/cards", "GET https://example.org/cards"])
  }

  @Test func `A late answer keeps the application busy, however late`() {
    loader.register(url, URLRoute(delay: 5))
    var count = 0
    loader.load(url) { _ in count += 1 }
    expectEqual(application.runLoop.pendingNames, ["loading https://example.org/cards"])
    application.runLoop.advance(by: 4.9)
    expectEqual(count, 0)
    application.settle()
    expectEqual(count, 1)
    expectEqual(application.runLoop.now, 5)
  }

  @Test func `A load that is cancelled never answers`() {
    loader.register(url, URLRoute(delay: 1))
    var count = 0
    loader.load(url) { _ in count += 1 }.cancel()
    application.settle()
    expectEqual(count, 0)
    expectTrue(application.runLoop.isIdle)
  }

  @Test func `A request of Foundation's networking has the same routes, and is listed`() throws {
    loader.register(
      url, method: "POST", URLRoute(status: 201, headers: ["B": "2", "A": "1"], data: Data([7]), delay: 3))
    let answer = try #require(loader.answer(NetworkRequest(method: "POST", address: url.absoluteString)))
    let content = try answer.content.get()
    expectEqual(answer.delay, 3)
    expectEqual(content.status, 201)
    expectEqual(content.headers.map { "\($0.name): \($0.value)" }, ["A: 1", "B: 2", "Content-Length: 1"])
    expectEqual(content.body, [7])
    expectNil(loader.answer(NetworkRequest(method: "GET", address: url.absoluteString)))
    expectEqual(loader.requests, ["POST https://example.org/cards", "GET https://example.org/cards"])
  }

  @Test func `An error of a route comes as the nearest one of Foundation's networking`() {
    forEachRow(
      [
        (URLError(.timedOut), .timeout), (URLError(.cannotFindHost), .unknownHost),
        (URLError(.networkConnectionLost), .lostConnection), (URLError(.badServerResponse), .badResponse),
        (CancellationError(), .noConnection),
      ] as [(any Error, NetworkAnswer.Failure)]
    ) { error, failure in
      loader.register(url, URLRoute(error: error))
      let answer = loader.answer(NetworkRequest(method: "GET", address: url.absoluteString))
      #expect(throws: failure, "\(failure)") { try answer?.content.get() }
    }
  }

  @Test func `A route has the content of a file`() throws {
    let route = try URLRoute(contentsOf: URL(fileURLWithPath: #filePath), status: 203)
    expectEqual(try route.result.get().status, 203)
    #expect(try route.result.get().data == Data(contentsOf: URL(fileURLWithPath: #filePath)))
    #expect(throws: (any Error).self) { try URLRoute(contentsOf: URL(fileURLWithPath: "/nowhere")) }
  }
}
