import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITraitCollectionTests {
  @Test func `A collection leaves other traits open, and of several the later wins, trait by trait`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(dark.userInterfaceStyle, .dark)
    expectEqual(dark.horizontalSizeClass, .unspecified)
    expectEqual(dark.preferredContentSizeCategory, .unspecified)
    expectEqual(dark.displayScale, 0)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expectEqual(
      traits,
      UITraitCollection { traits in
        traits.userInterfaceStyle = .light
        traits.displayScale = 2
      })
  }

  @Test func `A trait that is set overrides, is contained, and sets one collection apart`() {
    forEachRow([
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(displayScale: 2),
      UITraitCollection(layoutDirection: .rightToLeft),
      UITraitCollection(preferredContentSizeCategory: .extraLarge),
      UITraitCollection(accessibilityContrast: .high), UITraitCollection(legibilityWeight: .bold),
    ]) { trait in
      let base = UIApplication().screen.traitCollection
      let traits = UITraitCollection(traitsFrom: [base, trait])
      #expect(traits != base, "\(trait)")
      expectTrue(traits.containsTraits(in: trait))
      expectFalse(base.containsTraits(in: trait))
      expectTrue(base.containsTraits(in: UITraitCollection()))
      expectTrue(base.containsTraits(in: nil))
    }
  }

  @Test func `Style, level and contrast change the look of colors, text size does not`() {
    let traits = UIApplication().screen.traitCollection
    #expect(traits.hasDifferentColorAppearance(comparedTo: nil))
    #expect(!traits.hasDifferentColorAppearance(comparedTo: traits))
    #expect(
      traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.userInterfaceStyle = .dark })
    )
    #expect(
      traits.hasDifferentColorAppearance(
        comparedTo: traits.modifyingTraits { $0.accessibilityContrast = .high }))
    #expect(
      !traits.hasDifferentColorAppearance(
        comparedTo: traits.modifyingTraits { $0.preferredContentSizeCategory = .small }))
  }

  @Test func `The current traits are the screen's, but for what is performed with others`() {
    UIApplication(style: .dark).run {
      let light = UITraitCollection(userInterfaceStyle: .light)
      expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
      light.performAsCurrent {
        expectEqual(UITraitCollection.current, light)
        UITraitCollection(displayScale: 1).performAsCurrent {
          expectEqual(UITraitCollection.current.displayScale, 1)
        }
        expectEqual(UITraitCollection.current, light)
      }
      expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    }
  }

  @Test func `Bold text and increased contrast are traits`() {
    var settings = AccessibilitySettings()
    settings.isBoldTextEnabled = true
    settings.isDarkerSystemColorsEnabled = true
    let traits = UIApplication(contentSizeCategory: .small, accessibilitySettings: settings)
      .screen.traitCollection
    expectEqual(traits.legibilityWeight, .bold)
    expectEqual(traits.accessibilityContrast, .high)
    expectEqual(traits.preferredContentSizeCategory, .small)
    let plain = UIApplication().screen.traitCollection
    expectEqual(plain.legibilityWeight, .regular)
    expectEqual(plain.accessibilityContrast, .normal)
    expectEqual(plain.preferredContentSizeCategory, .large)
  }
}
