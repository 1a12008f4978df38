import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// Provides the browser with the values of a store of preferences.
@MainActor
final class MockBrowserSource: BrowserSource {
  let store: any PreferenceStore
  let searchEngines: SearchEngines
  let settings: Settings
  let customDomains: CustomDomains
  /// The version of the app in all use cases.
  static let version = "4.0"
  /// The version before an update.
  private static let formerVersion = "3.9"

  /// Creates a source over a store, which is the stage's user defaults by default.
  init(store: any PreferenceStore = UIApplication.shared.environment.userDefaults) {
    self.store = store
    let locale = UIApplication.shared.environment.locale
    let engines = SearchEngine.engines(
      language: locale.language.languageCode?.identifier ?? "en", region: locale.region?.identifier)
    searchEngines = SearchEngines(engines, store: store)
    settings = Settings(store: store)
    customDomains = CustomDomains(store: store)
  }

  /// Records that the user has used the former version.
  func introduceFormerVersion() {
    FirstRun(store: store, version: Self.formerVersion).introductionWillShow()
  }

  var firstRun: FirstRun { FirstRun(store: store, version: Self.version) }
  var whatsNew: WhatsNew { WhatsNew(store: store, version: Self.version) }
  var searchEngine: SearchEngine { searchEngines.active }
  var hasNews: Bool { whatsNew.isHighlighted }
  var isIntroductionSeen: Bool { !firstRun.isIntroductionDue }

  func completion(of text: String) -> String? {
    DomainCompletion(settings: settings, customDomains: customDomains).completion(of: text)
  }
}

extension SettingsContext {
  /// Returns settings over the stage's user defaults, with the engines of the stage's language and
  /// region.
  ///
  /// - Parameters:
  ///   - product: The product; Focus by default.
  ///   - blockerAnswers: Safari's successive answers about the blocker; always no by default.
  ///   - store: Keeps the settings; by default it records each change.
  static func mock(
    product: Product = .focus, blockerAnswers: [Bool] = [false],
    store: any PreferenceStore = RecordingPreferenceStore()
  ) -> SettingsContext {
    let source = MockBrowserSource(store: store)
    return SettingsContext(
      product: product, version: MockBrowserSource.version,
      settings: Settings(store: store, product: product, effects: CommandRecorder.current),
      searchEngines: source.searchEngines, whatsNew: source.whatsNew,
      contentBlockerDetector: MockContentBlockerDetector(blockerAnswers))
  }
}

/// A Safari with given answers, each of which comes one turn later.
final class MockContentBlockerDetector: ContentBlockerDetector {
  private var answers: [Bool]

  /// Creates a detector.
  ///
  /// - Parameter answers: Whether the blocker is enabled, for each question; the last answer is
  ///   repeated.
  init(_ answers: [Bool]) {
    self.answers = answers
  }

  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void) {
    let answer = answers.count > 1 ? answers.removeFirst() : answers.last ?? false
    MainQueue.async { completion(answer) }
  }
}
