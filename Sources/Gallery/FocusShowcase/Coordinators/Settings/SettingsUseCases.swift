import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The settings with all that they lead to, and what came with the version of 2018.
let settingsUseCases = [
  UseCase("Settings", of: SettingsViewController.self, coordinator: SettingsCoordinator.self),
  UseCase("Changed settings", of: SettingsViewController.self, coordinator: ChangedSettingsCoordinator.self),
  UseCase("Settings of Klar", of: SettingsViewController.self, coordinator: KlarSettingsCoordinator.self),
  UseCase(
    "Settings, asked about other trackers", of: SettingsViewController.self,
    coordinator: AskedSettingsCoordinator.self),
  UseCase(
    "Settings, scrolled down", of: SettingsViewController.self,
    coordinator: ScrolledSettingsCoordinator.self),
  UseCase(
    "Search engines", of: SearchSettingsViewController.self, coordinator: SearchSettingsCoordinator.self),
  UseCase("About", of: AboutViewController.self, coordinator: AboutCoordinator.self),
  UseCase("About, scrolled down", of: AboutViewController.self, coordinator: ScrolledAboutCoordinator.self),
  UseCase("Page", of: SettingsContentViewController.self, coordinator: ContentCoordinator.self),
  UseCase(
    "Page out of reach", of: SettingsContentViewController.self,
    coordinator: UnreachableContentCoordinator.self),
  UseCase(
    "Safari instructions", of: SafariInstructionsViewController.self,
    coordinator: SafariInstructionsCoordinator.self),
  UseCase("Share sheet", of: UIActivityViewController.self, coordinator: ShareSheetCoordinator.self),
  UseCase(
    "Page with other browsers", of: BrowserViewController.self,
    coordinator: PageWithOtherBrowsersCoordinator.self),
  UseCase("Introduction", of: IntroViewController.self, coordinator: IntroCoordinator.self),
  UseCase(
    "Tracking protection", of: TrackingProtectionViewController.self,
    coordinator: TrackingProtectionCoordinator.self),
  UseCase(
    "Autocomplete", of: AutocompleteSettingsViewController.self,
    coordinator: AutocompleteSettingsCoordinator.self),
  UseCase(
    "Three domains", of: CustomDomainsViewController.self, coordinator: CustomDomainsCoordinator.self),
  UseCase("No domains", of: CustomDomainsViewController.self, coordinator: NoCustomDomainsCoordinator.self),
  UseCase(
    "Domain to add", of: AddCustomDomainViewController.self, coordinator: AddCustomDomainCoordinator.self),
]
