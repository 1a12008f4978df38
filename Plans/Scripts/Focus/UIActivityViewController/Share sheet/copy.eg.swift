// Copying is reported.
EarlGrey.selectElement(with: grey_accessibilityID("com.apple.UIKit.activity.CopyToPasteboard"))
  .perform(grey_tap())
EarlGrey.selectElement(with: grey_accessibilityID("com.apple.UIKit.activity.CopyToPasteboard"))
  .assert(grey_nil())
