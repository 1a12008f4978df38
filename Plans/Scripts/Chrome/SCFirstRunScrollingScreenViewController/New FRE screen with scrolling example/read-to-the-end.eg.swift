// The user can continue only after the end of the text was on the screen.
let readMore = EarlGrey.selectElement(with: grey_accessibilityID(
  "PromoStyleReadMoreActionAccessibilityIdentifier"
))
let continueButton = EarlGrey.selectElement(with: grey_accessibilityID(
  "PromoStylePrimaryActionAccessibilityIdentifier"
))
continueButton.assert(grey_nil())
readMore.perform(grey_tap())
snapshot("one page on")
EarlGrey.selectElement(with: grey_kindOfClass(UIScrollView.self))
  .perform(grey_scrollToContentEdge(kGREYContentEdgeBottom))
readMore.assert(grey_nil())
snapshot("end")
continueButton.perform(grey_tap())
