// Yes and no are values.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("sheet")
EarlGrey.selectElement(with: grey_buttonTitle("Yes")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("No")).perform(grey_tap())
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
