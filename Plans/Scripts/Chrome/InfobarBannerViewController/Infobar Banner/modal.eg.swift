// The gear opens the modal; Cancel dismisses both modal and banner.
EarlGrey.selectElement(with: grey_accessibilityID("kInfobarBannerOpenModalButtonIdentifier"))
  .perform(grey_tap())
snapshot("modal")
EarlGrey.selectElement(with: grey_accessibilityID("kInfobarModalCancelButton")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("kInfobarBannerViewIdentifier"))
  .assert(grey_nil())
