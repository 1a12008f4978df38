// Settings take effect at once, and are reset after a question.
let table = grey_kindOfClassName("UITableView")
EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("UISegment"),
  grey_accessibilityLabel("mi"),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("hidesHardTrails"))
  .perform(grey_turnSwitchOn(true))
EarlGrey.selectElement(with: grey_allOf([grey_text("Reset Settings"), grey_sufficientlyVisible()]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
snapshot("question")
EarlGrey.selectElement(with: grey_buttonTitle("Reset Settings")).perform(grey_tap())
