import Expectations
import FocusModel
import Foundation
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct UIAlertControllerExternalLinkTests {
  @Test
  func `The question before another app opens names the recipient, and opening needs the user's consent`() {
    forEachRow([
      ("facetime://desk@example.com", "example.com", "FaceTime"),
      ("facetime-audio:desk@example.com", "desk@example.com", "FaceTime"),
      ("mailto:desk@example.com?subject=Hello", "desk@example.com", "Email"),
      ("https://maps.apple.com/?q=Berlin", "Firefox Focus wants to open Maps", "Open"),
      ("https://itunes.apple.com/app/id1", "Firefox Focus wants to open the App Store", "Open"),
      ("other-app://open", "Firefox Focus wants to open another App", "Open"),
    ]) { address, title, button in
      try onScreen { _ in
        let url = try #require(URL(string: address))
        guard case .ask(url, let application) = RequestDecision(for: url) else {
          Issue.record("\(address) opens without a question")
          return
        }
        let alert = UIAlertController(opening: url, in: application) {}
        expectEqual(alert.title, title)
        expectEqual(alert.actions.map(\.title), ["Cancel", button])
        expectEqual(alert.actions.map(\.style), [.cancel, .default])
        expectTrue(alert.preferredAction === alert.actions[1])
      }
    }
    forEachRow([("ExternalLink.open", 1), ("ExternalLink.cancel", 0)]) { answer, times in
      let url = try #require(URL(string: "other-app://open"))
      try onStack(UIViewController.init) { screen, stack in
        var opened = 0
        screen.present(UIAlertController(opening: url, in: .other) { opened += 1 }, animated: false)
        UIApplication.shared.settle()
        try stack.tap(answer)
        expectEqual(opened, times)
      }
    }
  }
}
