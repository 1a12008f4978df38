// A tap chooses, is told of, and moves the mark.
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("Wikipedia"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .perform(grey_tap())
