// A trail that is liked on its own screen has a heart in the list.
let table = grey_kindOfClassName("UITableView")
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("trail-2"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(grey_scrollInDirection(.down, 100), onElementWith: table)
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("favorite"),
  grey_sufficientlyVisible(),
]))
  .usingSearch(
    grey_scrollInDirection(.down, 100),
    onElementWith: grey_kindOfClassName("UIScrollView")
  )
  .perform(grey_tap())
snapshot("liked")
EarlGrey.selectElement(with: grey_kindOfClassName("_UIButtonBarButton"))
  .atIndex(0)
  .perform(grey_tap())
