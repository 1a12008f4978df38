// The photos are one tap away.
let down = grey_scrollInDirection(.down, 100)
let page = grey_kindOfClassName("UIScrollView")
let photos = grey_allOf([grey_accessibilityID("photos"), grey_sufficientlyVisible()])
let button = EarlGrey.selectElement(with: photos).usingSearch(down, onElementWith: page)
button.perform(grey_tap())
snapshot("photos")
