// A link leads to another page, whose link leads back.
let title = EarlGrey.selectElement(with: grey_accessibilityID("kWebContentsTitleIdentifier"))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityLabel("More about examples"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 200),
    onElementWith: grey_accessibilityID("kWebContentsIdentifier")
  )
  .perform(grey_tap())
title.assert(grey_text("More Examples"))
snapshot("another page")
EarlGrey.selectElement(with: grey_accessibilityLabel("Back to the first example"))
  .perform(grey_tap())
title.assert(grey_text("Example Domain"))
title.assert(grey_sufficientlyVisible())
snapshot("back again")
