import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Presentation
import Testing

@testable import Messages

@Suite @MainActor struct AlertTests {
  @Test func `A server can be added if its address, typed or given, is a secure one`() {
    forEachRow([
      ("", false), ("example.com", false), ("https://", false), ("https://example", false),
      ("https://example.", false), ("http://example.com", false), ("https://example.com", true),
      ("https://mail.example.com/inbox", true),
    ]) { address, isValid in
      try onScreen { navigation in
        var added: [String] = []
        let presented = navigation.present(Alert.addServer()).onValue { added.append($0.absoluteString) }
        settle()
        let alert = try #require(navigation.presentedViewController as? UIAlertController)
        let add = try #require(alert.actions.first { $0.title == "Add" })
        expectFalse(add.isEnabled)
        try #require(alert.textFields?.first).type(address)
        expectEqual(add.isEnabled, isValid)
        presented.cancel()
      }
    }
    forEachRow([("", false), ("https://example", false), ("https://example.com", true)]) { address, isValid in
      try onScreen { navigation in
        let presented = navigation.present(Alert.addServer(at: address))
        settle()
        let alert = try #require(navigation.presentedViewController as? UIAlertController)
        expectEqual(alert.textFields?.first?.text, address)
        expectEqual(alert.actions.first { $0.title == "Add" }?.isEnabled, isValid)
        presented.cancel()
      }
    }
  }

  @Test func `An alert about a draft can name it, which is saved, discarded or continued`() throws {
    try onScreen { _ in
      let alerts = [Alert.saveDraft(), .saveDraft(about: "Tea")].map { $0.materialize().0 }
      expectEqual(
        alerts.map { ($0 as? UIAlertController)?.message }, ["You can finish it later.", "Tea"])
    }
    forEachRow([("Yes", "true"), ("No", "false"), ("Cancel", "CancelError()")]) { title, expected in
      try onScreen { navigation in
        var results: [String] = []
        for style in [PresentationStyle.default, .sheet()] {
          navigation.present(Alert.saveDraft(), style: style).onResult { result in
            results.append(
              result.value.map { "\($0)" } ?? "\(String(describing: result.error ?? CancelError()))")
          }
          settle()
          let button = navigation.presentedViewController?.view.first {
            ($0 as? UIButton)?.currentTitle == title
          }
          try #require(button as? UIButton).tap()
        }
        expectEqual(results, [expected, expected])
      }
    }
  }
}
