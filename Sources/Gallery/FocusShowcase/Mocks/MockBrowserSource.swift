import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// Answers the browser from preferences that live as long as the stage.
@MainActor
final class MockBrowserSource: BrowserSource {
  let store: any PreferenceStore
  let searchEngines: SearchEngines
  let settings: Settings
  let customDomains: CustomDomains
  /// The version that every mock tells of.
  static let version = "4.0"
  /// The one before, which users have had who come from an update.
  private static let formerVersion = "3.9"

  /// - Parameter store: The stage's user defaults by default.
  init(store: any PreferenceStore = UIApplication.shared.environment.userDefaults) {
    self.store = store
    let locale = UIApplication.shared.environment.locale
    let engines = SearchEngine.engines(
      language: locale.language.languageCode?.identifier ?? "en", region: locale.region?.identifier)
    searchEngines = SearchEngines(engines, store: store)
    settings = Settings(store: store)
    customDomains = CustomDomains(store: store)
  }

  /// Notes that the user has had the former version.
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
  /// Settings over the stage's user defaults, with the engines of the stage's language and region.
  ///
  /// - Parameters:
  ///   - blockerAnswers: What Safari says each time that it is asked for the blocker; no by default.
  ///   - store: Keeps the settings; by default the recorder is told of each change.
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

/// A Safari that answers as it was told, one turn later.
final class MockContentBlockerDetector: ContentBlockerDetector {
  private var answers: [Bool]

  /// - Parameter answers: Whether the blocker is enabled each time; the last answer stays.
  init(_ answers: [Bool]) {
    self.answers = answers
  }

  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void) {
    let answer = answers.count > 1 ? answers.removeFirst() : answers.last ?? false
    MainQueue.async { completion(answer) }
  }
}
