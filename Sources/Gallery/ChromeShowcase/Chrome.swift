import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Chrome for iOS's Showcase: the registry of December 2023 in its order, then what only older
/// versions had.
///
/// `UseCase+Chrome.swift` defines the use cases in this order.
package let chrome = Showcase(
  "Chrome", stringCatalogs: { try StringCatalog.chrome.get() },
  navigationController: { .withOpaqueBar() }
) {
  UseCase.homeScreen
  UseCase.credentialProviderConsent
  UseCase.launchScreen
  UseCase.enterpriseLoadScreen
  UseCase.credentialProviderEmptyCredentials
  UseCase.credentialProviderStaleCredentials
  UseCase.credentialProviderCredentialsList
  UseCase.mainSettings
  UseCase.uiKitTableCells
  UseCase.textBadge
  UseCase.bubble
  UseCase.sideSwipeBubble
  UseCase.darkThemeRecentTabs
  UseCase.omniboxPopup
  UseCase.infobarBanner
  UseCase.infobarBannerNoModal
  UseCase.alert
  UseCase.badges
  UseCase.saveCardModal
  UseCase.incognitoReauth
  UseCase.defaultBrowserPromo
  UseCase.firstRunHeroScreen
  UseCase.firstRunDefaultScreen
  UseCase.firstRunScrollingScreen
  UseCase.linkPreview
  UseCase.follow
  UseCase.feedSignInPromo
  UseCase.userPolicyPrompt
  UseCase.contentNotificationPromo
  UseCase.grid
  UseCase.gridCells
  UseCase.tabGrid
  UseCase.tabGridTopToolbar
  UseCase.tabGridBottomToolbar
  UseCase.topAlignedImage
  UseCase.contentSuggestions
  UseCase.paymentRequestEditor
  UseCase.paymentRequestPicker
  UseCase.paymentRequestSelector
  UseCase.searchWidget
  UseCase.contentWidget
  UseCase.tableContainer
}
