/// Shows the settings.
@MainActor
public protocol SettingsConsumer: AnyObject {
  func setContent(_ content: SettingsContent)
}
