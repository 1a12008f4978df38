// A tap on a device folds its tabs away, and another one shows them again.
EarlGrey.selectElement(with: grey_text("Work laptop")).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("Example Domain")).assert(grey_nil())
snapshot("folded")
EarlGrey.selectElement(with: grey_text("Work laptop")).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("Example Domain")).assert(grey_sufficientlyVisible())
