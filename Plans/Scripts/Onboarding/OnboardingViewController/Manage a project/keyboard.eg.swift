// The board ends above the keyboard, which replaces the overlay until it is dismissed.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
let name = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("RoundedBorderedTextField"),
  grey_not(grey_ancestor(grey_kindOfClassName("ListView"))),
]))
go.perform(grey_tap())
snapshot("up")
EarlGrey.dismissKeyboard()
snapshot("down")
name.perform(grey_tap())
field.assert(grey_notNil())
snapshot("up again")
EarlGrey.dismissKeyboard()
field.assert(grey_nil())
