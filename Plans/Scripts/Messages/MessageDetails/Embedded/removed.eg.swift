// A button of the screen around the details disposes of them, which removes them.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("embedded")
EarlGrey.selectElement(with: grey_buttonTitle("Remove Ada Lovelace")).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("details")).assert(grey_nil())
