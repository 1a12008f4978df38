// A tap beside the sheet does what its button that cancels does, which is not there in a popover.
EarlGrey.selectElement(with: grey_buttonTitle("Present")).perform(grey_tap())
snapshot("sheet")
EarlGrey.selectElement(with: grey_keyWindow()).perform(grey_tapAtPoint(CGPoint(x: 20, y: 20)))
EarlGrey.selectElement(with: grey_buttonTitle("No")).assert(grey_nil())
