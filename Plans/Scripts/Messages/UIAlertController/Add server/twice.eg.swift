// The second, which has an address already, waits until the first is gone.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_accessibilityID("addServer.address"))
  .perform(grey_replaceText("https://example.com"))
EarlGrey.selectElement(with: grey_buttonTitle("Add")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Add")).assert(grey_nil())
