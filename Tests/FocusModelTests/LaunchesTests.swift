import Expectations
import FocusModel
import Testing

@MainActor
@Suite struct FirstRunTests {
  @Test func `The second introduction is due until the user has seen it, and a new user has no news`() {
    forEachRow([(nil, true), (0, true), (1, true), (2, false), (3, false)]) { (done: Int?, isDue: Bool) in
      let store = PreferenceStoreDouble(done.map { ["IntroDone": $0] } ?? [:])
      expectEqual(FirstRun(store: store, version: "4.0").isIntroductionDue, isDue)
    }
    let store = PreferenceStoreDouble()
    let firstRun = FirstRun(store: store, version: "4.0")
    firstRun.introductionWillShow()
    expectFalse(firstRun.isIntroductionDue)
    expectEqual(store.integer(forKey: "IntroDone"), 2)
    expectEqual(store.string(forKey: "WhatsNewDone"), "4.0")
  }
}

@MainActor
@Suite struct WhatsNewTests {
  let updated = PreferenceStoreDouble(["IntroDone": 2, "WhatsNewDone": "3.9"])

  @Test func `News is highlighted for four launches after an update, or until the user has read it`() {
    let news = WhatsNew(store: updated, version: "4.0")
    let highlighted = (1...6).map { _ in
      news.didLaunch()
      return news.isHighlighted
    }
    expectEqual(highlighted, [true, true, true, true, false, false])
    expectEqual(updated.string(forKey: "WhatsNewDone"), "4.0")
    do {
      let updated = PreferenceStoreDouble(["IntroDone": 2, "WhatsNewDone": "3.9"])
      let news = WhatsNew(store: updated, version: "4.0")
      news.didLaunch()
      news.didOpen()
      expectFalse(news.isHighlighted)
      news.didLaunch()
      expectFalse(news.isHighlighted)
    }
  }

  @Test func `There is no news for a new user, or in the same version`() {
    forEachRow([
      ["WhatsNewDone": "3.9"], ["IntroDone": 2, "WhatsNewDone": "4.0"] as [String: any Sendable],
    ]) { values in
      let news = WhatsNew(store: PreferenceStoreDouble(values), version: "4.0")
      news.didLaunch()
      expectFalse(news.isHighlighted)
    }
  }
}
