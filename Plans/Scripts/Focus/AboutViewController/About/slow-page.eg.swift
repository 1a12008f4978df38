// The help page takes too long: after ten seconds an error replaces the spinner, but the page still appears.
GREYConfiguration.shared.setValue(["mozilla"], forConfigKey: .blockedURLRegex)
GREYConfiguration.shared.setValue(false, forConfigKey: .synchronizationEnabled)
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("AboutViewController.help"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .perform(grey_tap())
advance(by: 9)
let error = EarlGrey.selectElement(with: grey_accessibilityID(
  "SettingsContentViewController.error"
))
let page = EarlGrey.selectElement(with: grey_accessibilityID(
  "SettingsContentViewController.webView"
))
error.assert(grey_notVisible())
page.assert(grey_notVisible())
snapshot("wheel")
advance(by: 2)
error.assert(grey_sufficientlyVisible())
snapshot("error")
advance(by: 6)
page.assert(grey_sufficientlyVisible())
snapshot("page")
GREYConfiguration.shared.setValue(true, forConfigKey: .synchronizationEnabled)
