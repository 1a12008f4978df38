// Links, typed addresses and the history lead from page to page.
let title = EarlGrey.selectElement(with: grey_accessibilityID("kWebContentsTitleIdentifier"))
let field = EarlGrey.selectElement(with: grey_accessibilityID("kLocationBarTextFieldIdentifier"))
let back = EarlGrey.selectElement(with: grey_accessibilityLabel("Back"))
let forward = EarlGrey.selectElement(with: grey_accessibilityLabel("Forward"))
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityLabel("More about examples"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 200),
    onElementWith: grey_accessibilityID("kWebContentsIdentifier")
  )
  .perform(grey_tap())
field.assert(grey_textFieldValue("more.example"))
snapshot("link followed")
field.perform(grey_tap())
field.perform(grey_typeText("http://plain.example/\n"))
title.assert(grey_text("A Plain Page"))
snapshot("address loaded")
forward.assert(grey_not(grey_enabled()))
back.perform(grey_tap())
back.perform(grey_tap())
title.assert(grey_text("Example Domain"))
back.assert(grey_not(grey_enabled()))
forward.perform(grey_tap())
title.assert(grey_text("More Examples"))
snapshot("back and forward")
