/// Acts on changes of settings.
@MainActor
public protocol SettingsEffects: AnyObject {
  /// Has Safari read the lists of what is blocked anew.
  func reloadContentBlockers()
  /// Begins or ends to send usage data.
  func setSendsUsageData(_ sendsUsageData: Bool)
}
