// Skipped names can be entered at any later time, and the step stays.
let navigation = EarlGrey.selectElement(with: grey_kindOfClassName("NavigationButton"))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
let name = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("RoundedBorderedTextField"),
  grey_not(grey_ancestor(grey_kindOfClassName("ListView"))),
]))
let cards = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("RoundedBorderedTextField"),
  grey_ancestor(grey_kindOfClassName("CardView")),
  grey_enabled(),
]))
navigation.perform(grey_tap())
navigation.perform(grey_tap())
name.perform(grey_tap())
field.perform(grey_typeText("Again"))
snapshot("board")
navigation.perform(grey_tap())
field.perform(grey_typeText("Later"))
navigation.perform(grey_tap())
snapshot("second list")
field.perform(grey_typeText("Soon"))
EarlGrey.dismissKeyboard()
navigation.perform(grey_tap())
snapshot("ready")
cards.atIndex(1).perform(grey_tap())
field.perform(grey_typeText("Rethink\n"))
navigation.perform(grey_tap())
navigation.perform(grey_tap())
