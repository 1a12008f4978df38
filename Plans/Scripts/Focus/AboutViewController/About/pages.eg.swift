// The manifesto, the rights and the privacy notice each have a page.
let table = grey_kindOfClassName("UITableView")
let page = EarlGrey.selectElement(with: grey_accessibilityID(
  "SettingsContentViewController.webView"
))
let back = EarlGrey.selectElement(with: grey_kindOfClassName("_UIButtonBarButton"))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("AboutViewController.manifesto"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
page.assert(grey_sufficientlyVisible())
snapshot("manifesto")
back.perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("AboutViewController.rights"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
page.assert(grey_sufficientlyVisible())
back.perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("AboutViewController.privacyNotice"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
page.assert(grey_sufficientlyVisible())
