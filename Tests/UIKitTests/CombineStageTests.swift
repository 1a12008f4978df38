import Combine
import ShowcaseKit
import Testing
import UIKit

@MainActor
@Suite struct CombineStageTests {
  private let stage: Stage
  private let controller: SearchViewController

  init() throws {
    stage = try Stage(UseCase("Search", of: SearchViewController.self), configuration: .iPhone)
    controller = try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? SearchViewController)
    }
  }

  @Test func `Debounced and delayed values arrive when the stage's time has come`() {
    stage.run { for text in ["a", "ab", "abc"] { controller.query = text } }
    stage.advance(by: 2.2)
    #expect(controller.words.isEmpty)
    stage.advance(by: 0.2)
    #expect(controller.words == ["abc!"])
    // The same text again is no news.
    stage.run { controller.query = "abc" }
    stage.advance(by: 60)
    #expect(controller.words == ["abc!"])
  }

  @Test func `A timer's dates come by the stage's clock, until their subscription ends`() throws {
    stage.advance(by: 2.5)
    #expect(controller.seconds == 2)
    stage.advance(by: 3600)
    #expect(controller.seconds == 3)
    #expect(try stage.end().pending == [])
  }

  @Test func `Notifications of the stage are published`() {
    stage.run {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: UIApplication.shared)
    }
    #expect(controller.words == ["memory"])
  }
}
