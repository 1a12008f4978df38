// Each button turns to the next card, and the last one ends the introduction.
let column = grey_kindOfClassName("ScrollingColumn")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("Intro.privacy.button"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: column)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("Intro.search.button"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: column)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("Intro.history.button"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: column)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("Intro.stackView")).assert(grey_nil())
