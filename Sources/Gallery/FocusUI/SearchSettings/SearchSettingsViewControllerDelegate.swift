import FocusModel

/// Hears which search engine the user chose.
@MainActor
public protocol SearchSettingsViewControllerDelegate: AnyObject {
  func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine)
}
