// While nothing is found there is no message to show beside the list; then the first one shows again.
EarlGrey.selectElement(with: grey_kindOfClassName("UISearchTextField"))
  .perform(grey_typeText("nobody"))
EarlGrey.selectElement(with: grey_accessibilityID("message.0")).assert(grey_nil())
snapshot("no message")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("message.0")).assert(grey_notNil())
