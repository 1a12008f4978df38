import FocusModel
import Testing

@MainActor
@Suite struct FirstRunTests {
  @Test(arguments: [(nil, true), (0, true), (1, true), (2, false), (3, false)])
  func `The second introduction is due to whoever has not seen it`(done: Int?, isDue: Bool) {
    let store = PreferenceStoreDouble(done.map { ["IntroDone": $0] } ?? [:])
    #expect(FirstRun(store: store, version: "4.0").isIntroductionDue == isDue)
  }

  @Test func `To a new user nothing is news`() {
    let store = PreferenceStoreDouble()
    let firstRun = FirstRun(store: store, version: "4.0")
    firstRun.introductionWillShow()
    #expect(!firstRun.isIntroductionDue)
    #expect(store.integer(forKey: "IntroDone") == 2)
    #expect(store.string(forKey: "WhatsNewDone") == "4.0")
  }
}
