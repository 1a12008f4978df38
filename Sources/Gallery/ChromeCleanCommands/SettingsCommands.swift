/// Opens and closes the settings.
@MainActor
package protocol SettingsCommands: AnyObject {
  func showSettings()
  func closeSettings()
}
