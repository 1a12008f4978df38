// The button shows all problems, and goes to the first field.
EarlGrey.selectElement(with: grey_accessibilityID("account.create")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("account.name")).assert(grey_firstResponder())
snapshot("everything is wrong")

// From then on each field's problem follows the typing.
EarlGrey.selectElement(with: grey_accessibilityID("account.name"))
  .perform(grey_replaceText("Ada Lovelace"))
EarlGrey.selectElement(with: grey_accessibilityID("account.email"))
  .perform(grey_replaceText("ada@example"))
EarlGrey.selectElement(with: grey_accessibilityID("account.email.problem"))
  .assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_accessibilityID("account.email"))
  .perform(grey_replaceText("ada@example.com"))
EarlGrey.selectElement(with: grey_accessibilityID("account.password"))
  .perform(grey_replaceText("analytical"))
EarlGrey.selectElement(with: grey_accessibilityID("account.news")).perform(grey_turnSwitchOn(true))

// Without problems the account is created, and the sheet is dismissed.
EarlGrey.selectElement(with: grey_accessibilityID("account.create")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("account.create")).assert(grey_nil())
