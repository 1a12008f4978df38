import FocusUI
import ShowcaseKit

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
