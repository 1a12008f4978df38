// Every switch has its default; the search engine and the page about the app are there.
let table = grey_accessibilityID("SettingsViewController.table")
EarlGrey.selectElement(with: grey_accessibilityID("SettingsViewController.searchCell"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.Safari"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(false))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockAds"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(true))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockAnalytics"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(true))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockSocial"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(true))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockOther"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(false))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.BlockFonts"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(false))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("BlockerToggle.SendAnonymousUsageData"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .assert(grey_switchWithOnState(true))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("settingsViewController.about"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
snapshot("about")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("AboutViewController.help"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .assert(grey_notNil())
