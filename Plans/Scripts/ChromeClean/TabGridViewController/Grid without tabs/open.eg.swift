// The plus button opens tabs after the others, and makes each of them active.
let newTab = grey_accessibilityID("tabGridNewTabButton")
EarlGrey.selectElement(with: newTab).perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("tabGridTab0"))
  .assert(grey_accessibilityLabel("<New Tab>"))
EarlGrey.selectElement(with: grey_text("No open tabs")).assert(grey_notVisible())
EarlGrey.selectElement(with: newTab).perform(grey_tap())
snapshot("two tabs")
EarlGrey.selectElement(with: grey_accessibilityID("tabGridDoneButton")).perform(grey_tap())
