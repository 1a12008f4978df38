// In half of the screen the overlays are at its bottom, on a tablet's whole screen beside the board; the step stays, and so does
// half a name. The first segment counts last.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let navigation = EarlGrey.selectElement(with: grey_kindOfClassName("NavigationButton"))
let field = EarlGrey.selectElement(with: grey_allOf([
  grey_firstResponder(),
  grey_kindOfClassName("RoundedBorderedTextField"),
]))
let width = EarlGrey.selectElement(with: grey_kindOfClassName("UISegment"))
navigation.perform(grey_tap())
snapshot("lists, half")
width.atIndex(0).perform(grey_tap())
snapshot("lists, full")
go.perform(grey_tap())
field.perform(grey_typeText("Half a name"))
EarlGrey.dismissKeyboard()
width.atIndex(1).perform(grey_tap())
snapshot("half again")
