import Combine
import Expectations
import ShowcaseKit
import Testing
import UIKit

@MainActor
@Suite struct CombineStageTests {
  /// Runs a test on a stage with the screen; not in `init`, after which another test's stage might begin.
  private func onStage(_ test: (Stage, SearchViewController) throws -> Void) throws {
    let stage = try Stage(UseCase("Search", of: SearchViewController.self), configuration: .iPhone)
    let controller = try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? SearchViewController)
    }
    try test(stage, controller)
    _ = try stage.end()
  }

  @Test func `Debounced and delayed values arrive when the stage's time has come`() throws {
    try onStage { stage, controller in
      stage.run { for text in ["a", "ab", "abc"] { controller.query = text } }
      stage.advance(by: 2.2)
      expectEmpty(controller.words)
      stage.advance(by: 0.2)
      expectEqual(controller.words, ["abc!"])
      // The same text again is not a change.
      stage.run { controller.query = "abc" }
      stage.advance(by: 60)
      expectEqual(controller.words, ["abc!"])
    }
  }

  @Test func `A timer's dates come by the stage's clock, until their subscription ends`() throws {
    try onStage { stage, controller in
      stage.advance(by: 2.5)
      expectEqual(controller.seconds, 2)
      stage.advance(by: 3600)
      expectEqual(controller.seconds, 3)
    }
  }

  @Test func `Notifications of the stage are published`() throws {
    try onStage { stage, controller in
      stage.run {
        NotificationCenter.default.post(
          name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
      }
      expectEqual(controller.words, ["memory"])
    }
  }
}
