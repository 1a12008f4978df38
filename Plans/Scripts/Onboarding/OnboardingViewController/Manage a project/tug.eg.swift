// An overlay that is pulled by a finger springs back, and the step stays.
let overlay = EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("OverlayView"),
  grey_sufficientlyVisible(),
]))
overlay.perform(grey_swipeSlowInDirection(.down))
overlay.perform(grey_swipeSlowInDirection(.left))
overlay.perform(grey_swipeFastInDirection(.up))
snapshot("back in its place")
