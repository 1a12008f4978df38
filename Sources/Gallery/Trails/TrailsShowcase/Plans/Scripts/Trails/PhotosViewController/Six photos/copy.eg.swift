// The menu of a photo copies its name.
EarlGrey.selectElement(with: grey_accessibilityID("photo-Forest")).perform(grey_longPress())
snapshot("menu")
EarlGrey.selectElement(with: grey_allOf([
  grey_kindOfClassName("UIContextMenuItemView"),
  grey_accessibilityLabel("Copy Name"),
]))
  .perform(grey_tap())
