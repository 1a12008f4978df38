// The settings have a bar, unlike the browser; back home the keyboard is there again.
EarlGrey.selectElement(with: grey_accessibilityID("HomeView.settingsButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UINavigationBar"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("BrowserViewController.back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UINavigationBar")).assert(grey_notVisible())
EarlGrey.selectElement(with: grey_accessibilityID("URLBar.urlText")).assert(grey_firstResponder())
snapshot("home")
