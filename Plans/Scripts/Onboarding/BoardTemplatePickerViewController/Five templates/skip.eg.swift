// The app can be used without a board.
EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("UIButton"),
  grey_ancestor(grey_kindOfClassName("UIScrollView")),
]))
  .perform(grey_tap())
