import Expectations
import Foundation
import FoundationNetworking
import HeadlessUIKit
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct StageMomentTests {
  /// A screen that does nothing by itself.
  private final class QuietViewController: UIViewController {}

  /// What code does on a stage that has been idle for a second, with times from then on.
  private func moments(_ body: @MainActor (UIView) -> Void) throws -> [StageMoment] {
    let stage = try Stage(UseCase("Quiet", of: QuietViewController.self))
    stage.advance(by: 1 - stage.time)
    expectEqual(stage.time, 1)
    expectEqual(stage.takeMoments(), [])
    try stage.run { body(try #require(UIApplication.shared.windows.first)) }
    stage.advance(by: 10)
    let moments = stage.takeMoments()
    expectEqual(stage.takeMoments(), [])
    return moments
  }

  /// A request that is answered after two seconds.
  private func task(_ address: String) -> URLSessionDataTask? {
    guard let url = URL(string: address) else { return nil }
    UIApplication.shared.environment.urlLoader.register(url, URLRoute(data: Data("[]".utf8), delay: 2))
    let task = URLSession.shared.dataTask(with: url) { _, _, _ in }
    task.resume()
    return task
  }

  @Test func `A call is a moment, at the time at which it was recorded`() throws {
    let moments = try moments { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        CommandRecorder.current.record("Commands", function: "go()")
      }
    }
    expectEqual(moments, [StageMoment(kind: .call, text: "Commands.go()", time: 1.5, seconds: 0)])
  }

  @Test func `A request lasts until its answer arrives, or until the application cancels it`() throws {
    let moments = try moments { _ in
      let cancelled = task("https://example.org/cancelled")
      _ = task("https://example.org/answered")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { cancelled?.cancel() }
    }
    let requests = moments.sorted { $0.text < $1.text }
    expectEqual(requests.map(\.kind), [.request, .request])
    expectEqual(
      requests.map(\.text), ["GET https://example.org/answered", "GET https://example.org/cancelled"])
    expectEqual(requests.map(\.time), [1, 1])
    expectEqual(requests.map(\.seconds), [2, 0.5])
  }

  @Test func `An animation begins after its delay, and lasts for all of its runs`() throws {
    let moments = try moments { view in
      UIView.animate(withDuration: 0.25, delay: 0.5) { view.alpha = 0.5 }
      UIView.animate(withDuration: 0.25, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 1 }
    }
    expectEqual(moments.map(\.kind), [.animation, .animation])
    expectEqual(moments.map(\.time), [1.5, 1])
    expectEqual(moments.map(\.seconds), [0.25, .infinity])
    expectTrue(moments.allSatisfy { $0.text.contains("(alpha)") }, "\(moments)")
  }
}
