// The upper bar switches to private tabs; opening and closing then affect private tabs, too.
let done = grey_accessibilityLabel("protocol_alerter_done")
EarlGrey.selectElement(with: grey_accessibilityLabel("Incognito")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("incogitem0")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("item0")).assert(grey_notVisible())
snapshot("private tabs")
EarlGrey.selectElement(with: grey_accessibilityLabel("New tab")).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("addNewIncognitoItem")).assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: done).perform(grey_tap())
EarlGrey.selectElement(with: grey_allOf([
  grey_accessibilityID("GridCellCloseButtonIdentifier"),
  grey_ancestor(grey_accessibilityID("incogitem1")),
]))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_textBeginsWith("closeItemWithID:"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: done).perform(grey_tap())
