// The steps at which VoiceOver's focus moves, each with the elements there.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
go.perform(grey_tap())
snapshot("naming the board")
field.perform(grey_typeText("\n"))
snapshot("board named")
go.perform(grey_tap())
snapshot("naming lists")
field.perform(grey_typeText("\n"))
field.perform(grey_typeText("\n"))
field.perform(grey_typeText("\n"))
snapshot("lists named")
go.perform(grey_tap())
snapshot("naming cards")
field.perform(grey_typeText("\n"))
field.perform(grey_typeText("\n"))
field.perform(grey_typeText("\n"))
snapshot("cards named")
go.perform(grey_tap())
snapshot("done")
