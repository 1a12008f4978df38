import FocusModel
import FocusUI
import ShowcaseKit

extension CommandRecorder: SettingsEffects {
  public func reloadContentBlockers() {
    record("SettingsEffects")
  }

  public func setSendsUsageData(_ sendsUsageData: Bool) {
    record("SettingsEffects", sendsUsageData)
  }
}

extension CommandRecorder: SearchSettingsViewControllerDelegate {
  public func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine
  ) {
    record("SearchSettingsViewControllerDelegate", engine.name, function: "didSelect(_:)")
  }
}
