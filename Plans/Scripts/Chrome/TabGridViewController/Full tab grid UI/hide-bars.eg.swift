// A swipe up gives the tabs more room; a swipe down brings the navigation bar back.
let bar = grey_kindOfClass(UINavigationBar.self)
let grid = grey_allOf([grey_kindOfClass(UICollectionView.self), grey_sufficientlyVisible()])
EarlGrey.selectElement(with: bar).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grid).perform(grey_swipeFastInDirection(kGREYDirectionUp))
EarlGrey.selectElement(with: bar).assert(grey_notVisible())
snapshot("without a bar")
EarlGrey.selectElement(with: grid).perform(grey_swipeFastInDirection(kGREYDirectionDown))
EarlGrey.selectElement(with: bar).assert(grey_sufficientlyVisible())
