// The presenter cancels two seconds later.
EarlGrey.selectElement(with: grey_buttonTitle("Present, cancel after two seconds"))
  .perform(grey_tap())
snapshot("presented")
advance(by: 2)
EarlGrey.selectElement(with: grey_accessibilityID("compose.text")).assert(grey_nil())
