// A dot turns one card toward its own: from the last card, the first dot leads to the second card only.
let privacy = EarlGrey.selectElement(with: grey_accessibilityID("Intro.privacy.title"))
let search = EarlGrey.selectElement(with: grey_accessibilityID("Intro.search.title"))
let history = EarlGrey.selectElement(with: grey_accessibilityID("Intro.history.title"))
privacy.assert(grey_notNil())
EarlGrey.selectElement(with: grey_accessibilityID("Intro.dot.1")).perform(grey_tap())
search.assert(grey_notNil())
snapshot("search")
EarlGrey.selectElement(with: grey_accessibilityID("Intro.dot.2")).perform(grey_tap())
history.assert(grey_notNil())
snapshot("history")
EarlGrey.selectElement(with: grey_accessibilityID("Intro.dot.0")).perform(grey_tap())
search.assert(grey_notNil())
EarlGrey.selectElement(with: grey_accessibilityID("Intro.dot.0")).perform(grey_tap())
privacy.assert(grey_notNil())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("Intro.privacy.button"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("ScrollingColumn")
  )
  .perform(grey_tap())
search.assert(grey_notNil())
