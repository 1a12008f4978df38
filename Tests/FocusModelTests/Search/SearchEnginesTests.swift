import FocusModel
import Testing

@MainActor
@Suite struct SearchEnginesTests {
  let store = PreferenceStoreDouble()

  @Test func `The first engine searches until another is chosen`() {
    let engines = SearchEngines([.yahoo, .google], store: store)
    #expect(engines.active == .yahoo)
    engines.active = .google
    #expect(engines.active == .google)
    #expect(store.string(forKey: "prefKeyEngine") == "Google")
    #expect(SearchEngines([.yahoo, .google], store: store).active == .google)
  }

  @Test func `An engine that is no longer offered does not search`() {
    store.set("AltaVista", forKey: "prefKeyEngine")
    #expect(SearchEngines([.duckDuckGo, .google], store: store).active == .duckDuckGo)
  }
}
