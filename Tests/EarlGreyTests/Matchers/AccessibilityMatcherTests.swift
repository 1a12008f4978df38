import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct AccessibilityMatcherTests {
  @Test func `An identifier is found on any view`() {
    let view = box("a")
    expectFalse(view.isAccessibilityElement)
    #expect(grey_accessibilityID("a").matches(view))
    #expect(!grey_accessibilityID("A").matches(view))
    #expect(!grey_accessibilityID("a").matches(nil))
  }

  @Test func `A label and a hint are asked of accessibility elements alone`() {
    // Only accessibility elements have a label.
    forEachRow([true, false]) { isElement in
      let view = UIView()
      view.isAccessibilityElement = isElement
      view.accessibilityLabel = "Save"
      expectEqual(grey_accessibilityLabel("Save").matches(view), isElement)
      expectFalse(grey_accessibilityLabel("Sav").matches(view))
    }
    // Only accessibility elements have a hint.
    forEachRow([true, false]) { isElement in
      let view = UIView()
      view.isAccessibilityElement = isElement
      view.accessibilityHint = "Keeps it"
      expectEqual(grey_accessibilityHint("Keeps it").matches(view), isElement)
      expectFalse(grey_accessibilityHint("").matches(view))
    }
  }

  @Test func `No value counts as an empty one, and one trait in common is enough`() {
    // A missing value counts as an empty one.
    do {
      let view = UIView()
      view.isAccessibilityElement = true
      #expect(grey_accessibilityValue("").matches(view))
      view.accessibilityValue = "3"
      #expect(!grey_accessibilityValue("").matches(view))
      #expect(grey_accessibilityValue("3").matches(view))
    }
    // One trait in common is enough.
    do {
      let view = UIView()
      view.isAccessibilityElement = true
      view.accessibilityTraits = [.button, .selected]
      #expect(grey_accessibilityTrait(.button).matches(view))
      #expect(grey_accessibilityTrait([.header, .selected]).matches(view))
      #expect(!grey_accessibilityTrait(.header).matches(view))
    }
  }

  @Test func `Focus goes where a change of the screen or its layout was posted to`() {
    let (first, second) = (box("first"), box("second"))
    onScreen(first, second) {
      #expect(!grey_accessibilityFocused().matches(first))
      UIAccessibility.post(notification: .screenChanged, argument: first)
      UIAccessibility.post(notification: .announcement, argument: second)
      #expect(grey_accessibilityFocused().matches(first))
      UIAccessibility.post(notification: .layoutChanged, argument: second)
      #expect(!grey_accessibilityFocused().matches(first))
      #expect(grey_accessibilityFocused().matches(second))
    }
  }

  @Test
  func
    `Elements that are no views are found by label, trait and identifier, with an ancestor and as a descendant`()
    throws
  {
    let view = box("map")
    let pin = UIAccessibilityElement(accessibilityContainer: view)
    pin.accessibilityLabel = "Harbor"
    pin.accessibilityTraits = .button
    pin.accessibilityIdentifier = "pin"
    view.accessibilityElements = [pin]
    try onScreen(view) {
      for matcher in [
        grey_accessibilityLabel("Harbor"), grey_accessibilityTrait(.button), grey_accessibilityID("pin"),
      ] {
        let interaction = EarlGrey.selectElement(
          with: grey_allOf([matcher, grey_kindOfClass(UIAccessibilityElement.self)]))
        try interaction.inRoot(grey_accessibilityID("map")).asserting(grey_accessibilityElement())
      }
      try EarlGrey.selectElement(
        with: grey_allOf([grey_kindOfClass(UIView.self), grey_accessibilityID("map")])
      )
      .asserting(grey_descendant(grey_accessibilityLabel("Harbor")))
    }
  }
}
