/// Opens and closes the settings.
@MainActor
public protocol SettingsCommands: AnyObject {
  func showSettings()
  func closeSettings()
}
