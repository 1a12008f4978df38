// The rows grow with the text size, and the screen scrolls.
setConfiguration(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
snapshot("largest")
EarlGrey.selectElement(with: grey_kindOfClassName("UIScrollView"))
  .perform(grey_scrollToContentEdge(.bottom))
snapshot("at the bottom")
