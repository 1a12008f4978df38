import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct AccessibilityMatcherTests {
  @Test("An identifier is found on any view")
  func identifier() {
    let view = box("a")
    #expect(!view.isAccessibilityElement)
    #expect(grey_accessibilityID("a").matches(view))
    #expect(!grey_accessibilityID("A").matches(view))
    #expect(!grey_accessibilityID("a").matches(nil))
  }

  @Test("A label is asked of accessibility elements alone", arguments: [true, false])
  func label(isElement: Bool) {
    let view = UIView()
    view.isAccessibilityElement = isElement
    view.accessibilityLabel = "Save"
    #expect(grey_accessibilityLabel("Save").matches(view) == isElement)
    #expect(!grey_accessibilityLabel("Sav").matches(view))
  }

  @Test("No value counts as an empty one")
  func missingValue() {
    let view = UIView()
    view.isAccessibilityElement = true
    #expect(grey_accessibilityValue("").matches(view))
    view.accessibilityValue = "3"
    #expect(!grey_accessibilityValue("").matches(view))
    #expect(grey_accessibilityValue("3").matches(view))
  }
}
