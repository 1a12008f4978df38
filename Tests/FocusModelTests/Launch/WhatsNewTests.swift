import FocusModel
import Testing

@MainActor
@Suite struct WhatsNewTests {
  let updated = PreferenceStoreDouble(["IntroDone": 2, "WhatsNewDone": "3.9"])

  @Test func `After an update four launches are highlighted`() {
    let news = WhatsNew(store: updated, version: "4.0")
    let highlighted = (1...6).map { _ in
      news.didLaunch()
      return news.isHighlighted
    }
    #expect(highlighted == [true, true, true, true, false, false])
    #expect(updated.string(forKey: "WhatsNewDone") == "4.0")
  }

  @Test func `Who has read what is new is not told again`() {
    let news = WhatsNew(store: updated, version: "4.0")
    news.didLaunch()
    news.didOpen()
    #expect(!news.isHighlighted)
    news.didLaunch()
    #expect(!news.isHighlighted)
  }

  @Test(arguments: [
    ["WhatsNewDone": "3.9"], ["IntroDone": 2, "WhatsNewDone": "4.0"] as [String: any Sendable],
  ])
  func `Nothing is new to a new user, or in the same version`(values: [String: any Sendable]) {
    let news = WhatsNew(store: PreferenceStoreDouble(values), version: "4.0")
    news.didLaunch()
    #expect(!news.isHighlighted)
  }
}
