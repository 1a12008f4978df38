// Chrome's test of the side swipe bubble. The hint moves for ten seconds, which EarlGrey would wait for: so a script, which
// becomes idle after each statement, stops waiting before it opens the row, not right afterwards as the test does.
GREYConfiguration.shared.setValue(false, forConfigKey: .synchronizationEnabled)
Open("SideSwipeBubbleView")
let background = grey_accessibilityID("kSideSwipeBubbleViewBackgroundAXId")
let bubble = grey_accessibilityID("kSideSwipeBubbleViewBubbleAXId")
waitFor(grey_allOf([background, grey_sufficientlyVisible()]), timeout: 5)
EarlGrey.selectElement(with: bubble).assert(grey_sufficientlyVisible())
snapshot("hint")
EarlGrey.selectElement(with: grey_accessibilityID("kSideSwipeBubbleViewDismissButtonAXId"))
  .perform(grey_tap())
GREYConfiguration.shared.setValue(true, forConfigKey: .synchronizationEnabled)
EarlGrey.selectElement(with: background).assert(grey_nil())
EarlGrey.selectElement(with: bubble).assert(grey_nil())
EarlGrey.selectElement(with: grey_accessibilityLabel(
  "IPH dismissed because close button is pressed"
))
  .assert(grey_notNil())
Close()
