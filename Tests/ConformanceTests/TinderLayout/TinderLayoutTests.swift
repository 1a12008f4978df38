import HeadlessUIKit
import Testing

/// Tinder/Layout's screens, laid out here and on simulators.
@Suite @MainActor
struct TinderLayoutTests {
  /// A golden: a screen on a device in an orientation.
  private struct Golden: Hashable {
    let screen: String
    let device: String
  }

  @Test func `Screens of constraints are laid out as UIKit did`() throws {
    let goldens = Dictionary(grouping: try Recording.rows(of: "TinderLayout")) {
      Golden(screen: $0[0], device: $0[1])
    }
    var board = Board("Tinder/Layout")
    for (golden, rows) in goldens.sorted(by: { ($0.key.screen, $0.key.device) < ($1.key.screen, $1.key.device) }) {
      let recorded = rows.compactMap { RecordedView(columns: $0.dropFirst(2)) }
      try #require(recorded.count == rows.count)
      board.add(
        "\(golden.screen) \(golden.device)",
        differences: differences(between: recorded, and: try Self.views(of: golden)))
    }
    try board.check()
  }

  private static func views(of golden: Golden) throws -> [RecordedView] {
    let screen = try #require(recordedScreens[golden.screen])
    return try #require(RecordedDevice.application(golden.device)).run {
      let controller = UIViewController()
      controller.view = View()
      let window = UIWindow()
      window.rootViewController = controller
      screen(controller.view)
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      return RecordedView.all(in: controller.view)
    }
  }
}
