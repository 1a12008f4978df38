// A swipe toward the leading edge deletes a domain; the row that adds cannot be swiped away.
EarlGrey.selectElement(with: grey_accessibilityID("example.org"))
  .perform(grey_swipeFastInDirection(kGREYDirectionLeft))
snapshot("swiped")
