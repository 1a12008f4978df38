// The second, which has a signature already, waits until the first is gone.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("signature.text")).assert(grey_nil())
