// The photos are one tap away.
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("photos"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UIScrollView")
  )
  .perform(grey_tap())
snapshot("photos")
