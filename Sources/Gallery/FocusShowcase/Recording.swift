import FocusModel
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit

/// The stage's user defaults, whose changes are recorded.
final class RecordingPreferenceStore: PreferenceStore {
  private let defaults = UIApplication.shared.environment.userDefaults

  func object(forKey key: String) -> Any? { defaults.object(forKey: key) }
  func integer(forKey key: String) -> Int { defaults.integer(forKey: key) }
  func string(forKey key: String) -> String? { defaults.string(forKey: key) }
  func stringArray(forKey key: String) -> [String]? { defaults.stringArray(forKey: key) }

  func set(_ value: Any?, forKey key: String) {
    CommandRecorder.current.record("PreferenceStore", value, key)
    defaults.set(value, forKey: key)
  }

  func removeObject(forKey key: String) {
    CommandRecorder.current.record("PreferenceStore", key)
    defaults.removeObject(forKey: key)
  }
}

extension CommandRecorder: SettingsEffects {
  package func reloadContentBlockers() {
    record("SettingsEffects")
  }

  package func setSendsUsageData(_ sendsUsageData: Bool) {
    record("SettingsEffects", sendsUsageData)
  }
}

extension CommandRecorder: SearchSettingsViewControllerDelegate {
  package func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine
  ) {
    record("SearchSettingsViewControllerDelegate", engine.name, function: "didSelect(_:)")
  }
}

extension UIApplication {
  /// Records each address that another application opens.
  func recordOpenedAddresses() {
    environment.urlOpened = { url in
      CommandRecorder.current.record("UIApplication", url.absoluteString, function: "open(_:)")
    }
  }
}
