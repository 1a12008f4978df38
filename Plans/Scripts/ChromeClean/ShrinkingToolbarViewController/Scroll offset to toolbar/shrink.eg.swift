// The toolbar shrinks as the page is scrolled, up to a limit, and grows when the page is scrolled back.
let page = grey_accessibilityID("scrollingPage")
EarlGrey.selectElement(with: page).perform(grey_scrollInDirection(kGREYDirectionDown, 20))
snapshot("a little")
EarlGrey.selectElement(with: page).perform(grey_scrollInDirection(kGREYDirectionDown, 200))
snapshot("small")
EarlGrey.selectElement(with: page).perform(grey_scrollToContentEdge(kGREYContentEdgeTop))
snapshot("in full again")
