// A tap selects another engine, and leads back; the row names it, and the list marks it.
let row = EarlGrey.selectElement(with: grey_accessibilityID("SettingsViewController.searchCell"))
row.perform(grey_tap())
snapshot("engines")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("DuckDuckGo"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .perform(grey_tap())
row.assert(grey_accessibilityLabel("DuckDuckGo"))
row.perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("DuckDuckGo"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .assert(grey_accessibilityTrait(.selected))
snapshot("chosen")
