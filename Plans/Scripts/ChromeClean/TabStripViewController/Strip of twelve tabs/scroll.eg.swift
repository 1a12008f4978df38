// The active tab is in sight at first; others are found by scrolling, and a new one comes into sight by itself.
let strip = grey_accessibilityID("tabStrip")
EarlGrey.selectElement(with: grey_accessibilityID("tabStripTab8")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: strip).perform(grey_scrollToContentEdge(kGREYContentEdgeLeft))
EarlGrey.selectElement(with: grey_accessibilityID("tabStripTab0")).perform(grey_tap())
snapshot("first tab")
EarlGrey.selectElement(with: grey_accessibilityID("tabStripNewTabButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("tabStripTab12")).assert(grey_sufficientlyVisible())
snapshot("new tab")
