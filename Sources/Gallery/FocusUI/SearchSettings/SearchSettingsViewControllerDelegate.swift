import FocusModel

/// Hears which search engine the user chose.
@MainActor
public protocol SearchSettingsViewControllerDelegate: AnyObject {
  /// Hears of the choice, which is kept already.
  func searchSettingsViewController(
    _ controller: SearchSettingsViewController, didSelect engine: SearchEngine)
}
