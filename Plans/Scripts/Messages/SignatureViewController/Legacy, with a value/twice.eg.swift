// The second waits until the first is gone.
EarlGrey.selectElement(with: grey_buttonTitle("Present twice")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("Cancel")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("signature.text")).assert(grey_nil())
