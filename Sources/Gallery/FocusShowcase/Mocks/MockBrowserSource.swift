import FocusModel
import FocusUI
import HeadlessUIKit

/// Answers the browser from preferences that live as long as the stage, as the settings leave them.
@MainActor
final class MockBrowserSource: BrowserSource {
  let store: any PreferenceStore = UIApplication.shared.environment.userDefaults
  let context: SettingsContext

  init() {
    context = .mock(store: store)
  }

  var firstRun: FirstRun { FirstRun(store: store, version: context.version) }
  var searchEngine: SearchEngine { context.searchEngines.active }
  var hasNews: Bool { context.whatsNew.isHighlighted }
  var isIntroductionSeen: Bool { !firstRun.isIntroductionDue }

  func completion(of text: String) -> String? {
    DomainCompletion(settings: context.settings, customDomains: CustomDomains(store: store))
      .completion(of: text)
  }
}
