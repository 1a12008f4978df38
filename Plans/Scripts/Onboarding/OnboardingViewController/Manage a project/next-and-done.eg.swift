// The button in the bar does the same as the return key, with a title for each field.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let navigation = EarlGrey.selectElement(with: grey_kindOfClassName("NavigationButton"))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
go.perform(grey_tap())
navigation.perform(grey_tap())
go.perform(grey_tap())
navigation.perform(grey_tap())
snapshot("second list")
navigation.perform(grey_tap())
snapshot("third list")
navigation.perform(grey_tap())
go.perform(grey_tap())
navigation.perform(grey_tap())
navigation.perform(grey_tap())
snapshot("third card")
navigation.perform(grey_tap())
field.assert(grey_nil())
navigation.perform(grey_tap())
