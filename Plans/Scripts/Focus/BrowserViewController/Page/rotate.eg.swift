// The buttons stand in the address bar where that is wide, and at the bottom of an upright telephone.
EarlGrey.rotateDevice(to: .landscapeLeft)
EarlGrey.selectElement(with: grey_kindOfClassName("BrowserToolbar")).assert(grey_notVisible())
snapshot("lying")
EarlGrey.rotateDevice(to: .portrait)
snapshot("upright")
