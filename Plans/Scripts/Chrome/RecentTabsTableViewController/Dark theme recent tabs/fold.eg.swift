// A tap on a device collapses its tabs, and another one expands them.
EarlGrey.selectElement(with: grey_text("Work laptop")).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("Example Domain")).assert(grey_nil())
snapshot("folded")
EarlGrey.selectElement(with: grey_text("Work laptop")).perform(grey_tap())
EarlGrey.selectElement(with: grey_text("Example Domain")).assert(grey_sufficientlyVisible())
