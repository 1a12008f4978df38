// A note appears on the screen of its trail.
EarlGrey.selectElement(with: grey_accessibilityLabel("Compose")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("note")).perform(grey_typeText("Bring a towel."))
EarlGrey.selectElement(with: grey_buttonTitle("Save")).perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("noteText"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UIScrollView")
  )
  .assert(grey_notNil())
