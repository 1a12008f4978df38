import HeadlessUIKit
import Testing

/// Tinder/Layout's screens, laid out here and on simulators.
@Suite @MainActor
struct TinderLayoutTests {
  @Test func `Screens of constraints are laid out as UIKit did`() throws {
    var board = Board("Tinder/Layout")
    for (screen, device, recorded) in try Recording.screens(of: "TinderLayout") {
      let build = try #require(recordedScreens[screen])
      let ours = try #require(RecordedDevice.application(device)).views {
        let controller = UIViewController()
        controller.view = View()
        build(controller.view)
        return controller
      }
      board.add("\(screen) \(device)", differences: differences(between: recorded, and: ours))
    }
    try board.check()
  }
}
