import FocusModel
import FocusUI
import HeadlessUIKit
import Testing

/// Records the effects of changed settings.
final class EffectsDouble: SettingsEffects {
  private(set) var reloads = 0
  private(set) var sendsUsageData: [Bool] = []

  func reloadContentBlockers() { reloads += 1 }
  func setSendsUsageData(_ sendsUsageData: Bool) { self.sendsUsageData.append(sendsUsageData) }
}

/// A Safari with a given answer, which comes one turn later.
final class DetectorDouble: ContentBlockerDetector {
  var isEnabled: Bool
  private(set) var questions = 0

  init(isEnabled: Bool = false) {
    self.isEnabled = isEnabled
  }

  func detectEnabled(_ completion: @escaping @MainActor (Bool) -> Void) {
    questions += 1
    MainQueue.async { completion(self.isEnabled) }
  }
}

/// The settings over the application's user defaults, with their effects.
@MainActor
struct SettingsDoubles {
  let effects = EffectsDouble()
  let detector: DetectorDouble
  let context: SettingsContext
  let store: any PreferenceStore = UIApplication.shared.environment.userDefaults

  init(product: Product = .focus, blockerIsEnabled: Bool = false) {
    detector = DetectorDouble(isEnabled: blockerIsEnabled)
    context = SettingsContext(
      product: product, version: "4.0", settings: Settings(store: store, product: product, effects: effects),
      searchEngines: SearchEngines([.google, .duckDuckGo, .wikipedia], store: store),
      whatsNew: WhatsNew(store: store, version: "4.0"), contentBlockerDetector: detector)
  }

  var settings: Settings { context.settings }
}
