// The button in the bar leads back to the templates, a swipe from the edge does not; another board starts from scratch.
let navigation = EarlGrey.selectElement(with: grey_kindOfClassName("NavigationButton"))
EarlGrey.selectElement(with: grey_accessibilityID("start")).perform(grey_tap())
let rows = EarlGrey.selectElement(with: grey_kindOfClassName("BoardTemplateButton"))
rows.atIndex(0).perform(grey_tap())
navigation.perform(grey_tap())
EarlGrey.selectElement(with: grey_kindOfClassName("UILayoutContainerView"))
  .perform(grey_swipeFastInDirectionWithStartPoint(.right, 0.01, 0.7))
navigation.assert(grey_notNil())
EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("UIButton"),
  grey_ancestor(grey_kindOfClassName("UINavigationBar")),
  grey_not(grey_kindOfClassName("NavigationButton")),
]))
  .perform(grey_tap())
snapshot("templates again")
rows.atIndex(1).perform(grey_tap())
snapshot("another board")
