// The texts and the overlays follow the text size, both ways.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let navigation = EarlGrey.selectElement(with: grey_kindOfClassName("NavigationButton"))
setConfiguration(contentSizeCategory: .accessibilityExtraLarge)
snapshot("board")
navigation.perform(grey_tap())
navigation.perform(grey_tap())
snapshot("cards")
setConfiguration(contentSizeCategory: .large)
snapshot("as usual")
