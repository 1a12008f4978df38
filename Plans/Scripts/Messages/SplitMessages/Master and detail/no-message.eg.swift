// While nothing is found there are no details to show; then the list is complete again, with the first message beside it on a
// tablet.
EarlGrey.selectElement(with: grey_kindOfClassName("UISearchTextField"))
  .perform(grey_typeText("nobody"))
EarlGrey.selectElement(with: grey_accessibilityID("message.0")).assert(grey_nil())
snapshot("no message")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("message.0")).assert(grey_notNil())
