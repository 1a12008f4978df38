// A name has at most 35 characters; longer text is refused, whether typed or inserted at once.
// Indices count from the last list and the last card.
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
let lists = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("RoundedBorderedTextField"),
  grey_ancestor(grey_kindOfClassName("ListView")),
  grey_not(grey_ancestor(grey_kindOfClassName("CardView"))),
]))
let cards = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("RoundedBorderedTextField"),
  grey_ancestor(grey_kindOfClassName("CardView")),
  grey_enabled(),
]))
name.perform(grey_replaceText("This name has thirty-five letters.."))
name.perform(grey_tap())
field.perform(grey_typeText("."))
name.assert(grey_textFieldValue("This name has thirty-five letters.."))
field.perform(grey_typeText("\n"))
name.perform(grey_replaceText("This name has thirty-six characters."))
name.assert(grey_textFieldValue("This name has thirty-five letters.."))
go.perform(grey_tap())
field.perform(grey_typeText("\n"))
field.perform(grey_typeText("\n"))
field.perform(grey_typeText("\n"))
lists.atIndex(2).perform(grey_replaceText("This list has thirty-five letters.."))
lists.atIndex(2).assert(grey_textFieldValue("This list has thirty-five letters.."))
EarlGrey.dismissKeyboard()
lists.atIndex(2).perform(grey_replaceText("This list has thirty-six characters."))
lists.atIndex(2).assert(grey_textFieldValue("This list has thirty-five letters.."))
EarlGrey.dismissKeyboard()
go.perform(grey_tap())
cards.atIndex(2).perform(grey_replaceText("This card has thirty-six characters."))
cards.atIndex(2).assert(grey_textFieldValue(""))
cards.atIndex(2).perform(grey_replaceText("This card has thirty-five letters.."))
cards.atIndex(2).assert(grey_textFieldValue("This card has thirty-five letters.."))
