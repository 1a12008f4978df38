import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ClassMatcherTests {
  private final class SpecialSwitch: UISwitch {}

  @Test func `A class matches its views and those of its subclasses, also by its exact name`() {
    // A class matches its views and those of its subclasses.
    let special = SpecialSwitch()
    #expect(grey_kindOfClass(SpecialSwitch.self).matches(special))
    #expect(grey_kindOfClass(UISwitch.self).matches(special))
    #expect(grey_kindOfClass(UIView.self).matches(special))
    #expect(!grey_kindOfClass(UIButton.self).matches(special))
    #expect(!grey_kindOfClass(SpecialSwitch.self).matches(UISwitch()))
    // A class is found by its name, exactly.
    #expect(grey_kindOfClassName("UIControl").matches(UISwitch()))
    #expect(!grey_kindOfClassName("UICont").matches(UISwitch()))
    #expect(!grey_kindOfClassName("UIControl").matches(nil))
  }
}
