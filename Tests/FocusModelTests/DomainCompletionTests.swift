import Expectations
import FocusModel
import Testing

@Suite struct DomainCompletionTests {
  @Test
  func `A text is completed to the first domain that begins with it, the rest of which must have a dot`() {
    forEachRow([
      ("m", "msn.com/"), ("moz", "mozilla.org/"), ("mozilla", "mozilla.org/"), ("g", "google.com/"),
      ("goo", "google.com/"), ("w", "www.google.com/"), ("www", "www.google.com/"), ("f", "facebook.com/"),
      ("a", "amazon.com/"), ("x", "xfinity.com/"), ("com", "comcast.net/"), ("org", nil), ("xyz", nil),
      ("MOZ", "mozilla.org/"), ("www.goo", "www.google.com/"), ("mozilla.org", "mozilla.org/"),
      ("mozilla.org/", nil), ("", nil), (".", nil), ("oogle", nil),
    ]) { (text: String, address: String?) in
      expectEqual(DomainCompletion(domains: TopDomains.all).completion(of: text), address)
    }
    forEachRow([("uk", nil), ("co", "co.uk/"), ("bbc", "bbc.co.uk/"), ("o", nil)]) {
      (text: String, address: String?) in
      expectEqual(DomainCompletion(domains: ["bbc.co.uk"]).completion(of: text), address)
    }
  }
}

@MainActor
@Suite struct DomainCompletionSettingsTests {
  let store = PreferenceStoreDouble()

  @Test func `Each list can be switched off, and the user's own domains come first`() throws {
    forEachRow([
      (true, true, "getfirefox.com/", "google.com/"), (true, false, nil, "google.com/"),
      (false, true, "getfirefox.com/", nil), (false, false, nil, nil),
    ]) { (top: Bool, custom: Bool, own: String?, known: String?) in
      let store = PreferenceStoreDouble()
      let (settings, domains) = (Settings(store: store), CustomDomains(store: store))
      try domains.add("getfirefox.com")
      settings[.enableDomainAutocomplete] = top
      settings[.enableCustomDomainAutocomplete] = custom
      let completion = DomainCompletion(settings: settings, customDomains: domains)
      expectEqual(completion.completion(of: "getfire"), own)
      expectEqual(completion.completion(of: "goo"), known)
    }
    let domains = CustomDomains(store: store)
    try domains.add("gopher.example")
    let completion = DomainCompletion(settings: Settings(store: store), customDomains: domains)
    expectEqual(completion.completion(of: "go"), "gopher.example/")
  }
}
