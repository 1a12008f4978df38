// Names of spaces alone fall back to the template's, and a blank card is not created.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
go.perform(grey_tap())
field.perform(grey_typeText("  \n"))
snapshot("board")
go.perform(grey_tap())
field.perform(grey_typeText("   \n"))
field.perform(grey_typeText("  Doing  \n"))
field.perform(grey_typeText("\n"))
snapshot("lists")
go.perform(grey_tap())
field.perform(grey_typeText("  \n"))
field.perform(grey_typeText(" Train sales \n"))
field.perform(grey_typeText("\n"))
go.perform(grey_tap())
