// The title of the news is bold until it is opened.
EarlGrey.selectElement(with: grey_accessibilityID("SettingsViewController.whatsNewButton"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("SettingsContentViewController.webView"))
  .assert(grey_sufficientlyVisible())
snapshot("what is new")
EarlGrey.selectElement(with: grey_kindOfClassName("_UIButtonBarButton")).perform(grey_tap())
snapshot("read")
