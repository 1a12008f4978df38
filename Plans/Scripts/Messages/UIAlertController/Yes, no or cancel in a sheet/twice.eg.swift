// The second, about another draft, waits until the first is gone.
EarlGrey.selectElement(with: grey_buttonTitle("Present two")).perform(grey_tap())
snapshot("the first")
EarlGrey.selectElement(with: grey_buttonTitle("Yes")).perform(grey_tap())
snapshot("the second")
EarlGrey.selectElement(with: grey_buttonTitle("No")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
