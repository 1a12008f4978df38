// The active tab is in sight at first; others are found by scrolling, and a new one comes into sight by itself.
let grid = grey_accessibilityID("tabGrid")
EarlGrey.selectElement(with: grey_accessibilityID("tabGridTab20")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grid).perform(grey_scrollToContentEdge(kGREYContentEdgeTop))
EarlGrey.selectElement(with: grey_accessibilityID("tabGridTab0")).perform(grey_tap())
snapshot("first tab")
EarlGrey.selectElement(with: grey_accessibilityID("tabGridNewTabButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("tabGridTab30")).assert(grey_sufficientlyVisible())
snapshot("new tab")
