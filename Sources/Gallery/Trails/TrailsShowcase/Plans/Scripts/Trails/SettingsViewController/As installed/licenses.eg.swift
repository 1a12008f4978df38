// The licenses come from a file of the asset catalog.
EarlGrey.selectElement(with: grey_allOf([grey_text("Licenses"), grey_sufficientlyVisible()]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UITableView")
  )
  .perform(grey_tap())
