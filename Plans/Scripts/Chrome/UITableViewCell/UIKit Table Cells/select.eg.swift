// Tapping a row selects it, and deselects the previous one.
EarlGrey.selectElement(with: grey_allOf([grey_text("Detail Text"), grey_sufficientlyVisible()]))
  .atIndex(0)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([grey_text("Text"), grey_sufficientlyVisible()]))
  .atIndex(3)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_selected())
  .assert(grey_not(grey_descendant(grey_text("Detail Text"))))
