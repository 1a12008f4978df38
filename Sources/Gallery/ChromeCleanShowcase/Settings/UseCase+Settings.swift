import ChromeCleanUI
import ShowcaseKit

extension UseCase {
  /// The settings as they are at first.
  static let defaultSettings = UseCase(
    "Default settings", of: SettingsViewController.self, coordinator: SettingsFeature.Defaults.self)

  /// The settings of a user who has chosen otherwise and visited some pages.
  static let changedSettings = UseCase(
    "Changed settings", of: SettingsViewController.self, coordinator: SettingsFeature.Changed.self)
}
