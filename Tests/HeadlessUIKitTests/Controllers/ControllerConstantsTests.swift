import Expectations
import Testing

@testable import HeadlessUIKit

/// Constants with the values of UIKit's headers, which apps store and send.
@Suite @MainActor struct ControllerConstantsTests {
  @Test func `Kinds of activities have Apple's identifiers`() {
    let kinds: [(UIActivity.ActivityType, String)] = [
      (.addToReadingList, "AddToReadingList"), (.airDrop, "AirDrop"),
      (.assignToContact, "AssignToContact"),
      (.markupAsPDF, "MarkupAsPDF"), (.openInIBooks, "OpenInIBooks"),
      (.postToFacebook, "PostToFacebook"),
      (.postToTwitter, "PostToTwitter"), (.saveToCameraRoll, "SaveToCameraRoll"),
    ]
    forEachRow(kinds) { expectEqual($0.rawValue, "com.apple.UIKit.activity.\($1)") }
  }

  @Test func `Positions and metrics of bars have UIKit's numbers`() {
    let metrics: [(UIBarMetrics, Int)] = [
      (.default, 0), (.compact, 1), (.defaultPrompt, 101), (.compactPrompt, 102),
    ]
    forEachRow(metrics) { expectEqual($0.rawValue, $1) }
    let positions: [(UIBarPosition, Int)] = [(.any, 0), (.bottom, 1), (.top, 2), (.topAttached, 3)]
    forEachRow(positions) { expectEqual($0.rawValue, $1) }
    expectEqual(UINib.OptionsKey.externalObjects.rawValue, "UINibExternalObjects")
  }
}
