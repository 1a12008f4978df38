// The list shows the messages found, and all of them when the search is over.
EarlGrey.selectElement(with: grey_kindOfClassName("UISearchTextField"))
  .perform(grey_typeText("engine"))
EarlGrey.selectElement(with: grey_accessibilityID("message.1")).assert(grey_nil())
snapshot("found")
EarlGrey.selectElement(with: grey_kindOfClassName("UISearchTextField")).perform(grey_typeText("s"))
snapshot("nothing found")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("message.3")).assert(grey_notNil())
