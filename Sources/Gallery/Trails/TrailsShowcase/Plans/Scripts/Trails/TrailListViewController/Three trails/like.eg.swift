// A trail is liked by a swipe, and then has a heart.
let trail = EarlGrey.selectElement(with: grey_accessibilityID("trail-1"))
trail.perform(grey_swipeSlowInDirection(.left))
snapshot("swiped")
EarlGrey.selectElement(with: grey_buttonTitle("Like")).perform(grey_tap())
