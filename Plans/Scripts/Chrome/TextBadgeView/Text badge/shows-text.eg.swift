// The badge and its text are visible.
EarlGrey.selectElement(with: grey_accessibilityID("TEXT")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_allOf([
  grey_text("TEXT"),
  grey_ancestor(grey_accessibilityID("TEXT")),
]))
  .assert(grey_sufficientlyVisible())
