import Expectations
import RenderTree
import ShowcaseKit
import Testing
import UIKit

@MainActor
@Suite struct ImportTests {
  @Test func `A screen that imports UIKit alone runs on the stage`() throws {
    let useCase = UseCase("Tally", of: TallyViewController.self)
    let stage = try Stage(useCase, configuration: .iPhone)
    let controller = try stage.run {
      let navigation = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return try #require(navigation?.topViewController as? TallyViewController)
    }
    stage.run { controller.button.sendActions(for: .touchUpInside) }
    expectEqual(controller.count, 1)
    #expect(stage.renderTree().json.contains("\"01\""))
  }

  @Test func `Other frameworks' names are those of the toolkit's types`() {
    let link = Link()
    expectEqual(link.rect.maxX, 4)
    expectEqual(link.view.bounds, .zero)
  }
}
