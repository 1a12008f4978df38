import FocusModel
import FocusUI
import HeadlessUIKit
import ShowcaseKit

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
