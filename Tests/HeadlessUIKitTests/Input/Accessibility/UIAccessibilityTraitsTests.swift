import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAccessibilityTraitsTests {
  /// The values of UIKit's headers.
  @Test func `Traits have UIKit's values, and names that come in one order, each once`() {
    forEachRow(
      [
        (UIAccessibilityTraits.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.staticText, 6),
        (.notEnabled, 8), (.playsSound, 4), (.keyboardKey, 5), (.summaryElement, 7),
        (.startsMediaSession, 11), (.allowsDirectInteraction, 13), (.causesPageTurn, 14), (.tabBar, 15),
        (.updatesFrequently, 9), (.searchField, 10), (.adjustable, 12), (.header, 16),
      ] as [(UIAccessibilityTraits, UInt64)]
    ) { trait, bit in
      expectEqual(trait.rawValue, 1 << bit)
    }
    expectEqual(
      ([.header, .button, .selected] as UIAccessibilityTraits).names, ["button", "selected", "header"])
    expectEqual(UIAccessibilityTraits.none.names, [])
    expectEqual(Set(UIAccessibilityTraits.all.map(\.name)).count, UIAccessibilityTraits.all.count)
  }

  @Test func `What is set outweighs what the class says`() {
    let label = UILabel()
    label.text = "Hello"
    label.accessibilityLabel = "Greeting"
    label.accessibilityTraits = .header
    label.isAccessibilityElement = false
    expectEqual(label.accessibilityLabel, "Greeting")
    expectEqual(label.accessibilityTraits, .header)
    expectFalse(label.isAccessibilityElement)
    label.accessibilityLabel = nil
    expectEqual(label.accessibilityLabel, "Hello")
  }
}
