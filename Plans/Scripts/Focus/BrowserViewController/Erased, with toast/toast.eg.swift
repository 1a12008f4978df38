// All that is left of the page is the toast that it is erased, which disappears by itself.
let toast = EarlGrey.selectElement(with: grey_accessibilityID("Toast.label"))
toast.assert(grey_text("Your browsing history has been erased."))
toast.assert(grey_sufficientlyVisible())
EarlGrey.selectElement(with: grey_textBeginsWith("Internet")).assert(grey_nil())
advance(by: 2.5)
toast.assert(grey_nil())
