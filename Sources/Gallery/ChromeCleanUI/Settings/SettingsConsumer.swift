/// Shows the settings.
@MainActor
package protocol SettingsConsumer: AnyObject {
  func setContent(_ content: SettingsContent)
}
