// A rotated screen keeps the step, and slides the overlays by its own width.
let go = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("GoButton"),
  grey_sufficientlyVisible(),
]))
let navigation = EarlGrey.selectElement(with: grey_kindOfClassName("NavigationButton"))
navigation.perform(grey_tap())
EarlGrey.rotateDevice(to: .landscapeLeft)
snapshot("lists, turned")
go.perform(grey_tap())
snapshot("list name, turned")
EarlGrey.rotateDevice(to: .portrait)
snapshot("list name, upright")
