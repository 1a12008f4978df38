// Without a template, the user returns to the app at once.
EarlGrey.selectElement(with: grey_accessibilityID("start")).perform(grey_tap())
snapshot("templates")
EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("UIButton"),
  grey_ancestor(grey_kindOfClassName("UIScrollView")),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("start")).assert(grey_sufficientlyVisible())
