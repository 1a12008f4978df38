import Expectations
import Foundation
import FoundationNetworking
import HeadlessUIKit
import ShowcaseKit
import Testing

/// Sessions that were used before the first stage of a process.
@Suite struct SharedSessionTests {
  @Test func `A session that met the network before the first stage is answered by stages`() async {
    await #expect(processExitsWith: .success) {
      let closedPort = try #require(URL(string: "http://127.0.0.1:1/cards"))
      await #expect(throws: URLError.self) { _ = try await URLSession.shared.data(from: closedPort) }
      for _ in 0..<3 { try await Self.loadOnStage() }
    }
  }

  @MainActor private static func loadOnStage() throws {
    let url = try #require(URL(string: "https://example.org/cards"))
    let texts = Texts()
    let useCase = UseCase("Loading", of: UIViewController.self) {
      UIApplication.shared.environment.urlLoader.register(url, URLRoute(data: Data("cards".utf8), delay: 0.5))
      for _ in 0..<2 {
        Task {
          let (data, _) = try await URLSession.shared.data(from: url)
          texts.all.append(String(decoding: data, as: UTF8.self))
        }
      }
      return UIViewController()
    }
    let stage = try Stage(useCase)
    stage.advance(by: 1)
    expectEqual(texts.all, ["cards", "cards"])
  }

  private final class Texts: @unchecked Sendable {
    var all: [String] = []
  }
}
