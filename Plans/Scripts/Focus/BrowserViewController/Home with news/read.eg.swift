// What is new draws attention until it is opened.
EarlGrey.selectElement(with: grey_accessibilityID("HomeView.settingsButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("SettingsViewController.whatsNewButton"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("_UIButtonBarButton"))
  .atIndex(0)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("BrowserViewController.back")).perform(grey_tap())
snapshot("no news")
