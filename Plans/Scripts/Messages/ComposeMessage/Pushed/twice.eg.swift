// The second, a reply, is on top of the first, which continues below.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_accessibilityID("compose.text"))
  .perform(grey_replaceText("How is the moth?"))
EarlGrey.selectElement(with: grey_accessibilityID("compose.post")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_accessibilityLabel("Back")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
