// The green buttons lead to the fields, and the return key from one field to the next.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
go.perform(grey_tap())
snapshot("board")
field.perform(grey_typeText("Moon\n"))
snapshot("lists")
go.perform(grey_tap())
field.perform(grey_typeText("Next\n"))
snapshot("second list")
field.perform(grey_typeText("Now\n"))
field.perform(grey_typeText("Then\n"))
snapshot("cards")
go.perform(grey_tap())
field.perform(grey_typeText("Rocket\n"))
snapshot("second card")
field.perform(grey_typeText("Crew\n"))
field.perform(grey_typeText("Air\n"))
snapshot("ready")
go.perform(grey_tap())
