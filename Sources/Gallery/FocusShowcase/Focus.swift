import FocusUI
import HeadlessUIKit
import ShowcaseKit

/// The browser with a button to erase everything: its screens with mocked pages, pasteboard and
/// preferences.
package let focus = Showcase("Focus", stringCatalogs: { try StringCatalog.focus.get() }) {
  browserUseCases
  settingsUseCases
}

/// The browser in each of its states.
let browserUseCases = [
  UseCase("First run", of: FirstRunViewController.self, coordinator: FirstRunCoordinator.self),
  UseCase("Splash", of: SplashView.self, coordinator: SplashCoordinator.self),
  UseCase("Home", of: BrowserViewController.self, coordinator: HomeCoordinator.self),
  UseCase("Home with news", of: BrowserViewController.self, coordinator: HomeWithNewsCoordinator.self),
  UseCase("Home, editing", of: BrowserViewController.self, coordinator: HomeEditingCoordinator.self),
  UseCase(
    "Home, editing with a copied link", of: BrowserViewController.self,
    coordinator: HomeEditingWithLinkCoordinator.self),
  UseCase("Home with paste menu", of: BrowserViewController.self, coordinator: HomeWithMenuCoordinator.self),
  UseCase(
    "Home with own domains", of: BrowserViewController.self, coordinator: HomeWithOwnDomainsCoordinator.self),
  UseCase("Home of Klar", of: BrowserViewController.self, coordinator: KlarHomeCoordinator.self),
  UseCase("Erased, with toast", of: BrowserViewController.self, coordinator: ErasedCoordinator.self),
  UseCase("Page", of: BrowserViewController.self, coordinator: PageCoordinator.self),
  UseCase("Page that loads", of: BrowserViewController.self, coordinator: LoadingPageCoordinator.self),
  UseCase("Page, editing", of: BrowserViewController.self, coordinator: PageEditingCoordinator.self),
  UseCase("Long page", of: BrowserViewController.self, coordinator: LongPageCoordinator.self),
  UseCase(
    "Page with links elsewhere", of: BrowserViewController.self, coordinator: LinksPageCoordinator.self),
  UseCase("Page, asked about Maps", of: BrowserViewController.self, coordinator: MapsLinkCoordinator.self),
  UseCase(
    "Page, asked about the App Store", of: BrowserViewController.self,
    coordinator: AppStoreLinkCoordinator.self),
  UseCase("Page, image pressed", of: BrowserViewController.self, coordinator: PressedImageCoordinator.self),
  UseCase("Page that remembers", of: BrowserViewController.self, coordinator: FormPageCoordinator.self),
]

/// The settings with all screens that they lead to, and the screens of the app's version of 2018.
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
