// A tap beside the sheet cancels it like its Cancel button, which a popover does not have.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("sheet")
EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tapAtPoint(CGPoint(x: 20, y: 20)))
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
