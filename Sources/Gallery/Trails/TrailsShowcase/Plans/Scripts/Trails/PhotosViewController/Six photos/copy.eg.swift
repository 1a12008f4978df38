// The menu of a photo copies its name.
EarlGrey.selectElement(with: grey_accessibilityID("photo-Forest")).perform(grey_longPress())
snapshot("menu")
let item = grey_kindOfClassName("UIContextMenuItemView")
let copy = grey_allOf([item, grey_accessibilityLabel("Copy Name")])
EarlGrey.selectElement(with: copy).perform(grey_tap())
