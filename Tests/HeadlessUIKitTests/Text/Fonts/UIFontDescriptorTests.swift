import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontDescriptorTests {
  @Test func `Traits report weight, slant and design`() {
    expectEqual(UIFont.boldSystemFont(ofSize: 9).fontDescriptor.symbolicTraits, .traitBold)
    expectEqual(UIFont.italicSystemFont(ofSize: 9).fontDescriptor.symbolicTraits, .traitItalic)
    expectEqual(
      UIFont.monospacedSystemFont(ofSize: 9, weight: .regular).fontDescriptor.symbolicTraits,
      .traitMonoSpace)
    expectEqual(UIFont.systemFont(ofSize: 9).fontDescriptor.symbolicTraits, [])
  }

  @Test func `A font is made with other traits, in its own size or another`() throws {
    let light = UIFont.systemFont(ofSize: 9, weight: .light).fontDescriptor
    let both = try #require(light.withSymbolicTraits([.traitBold, .traitItalic]))
    expectEqual(UIFont(descriptor: both, size: 0).name, "bold-italic-9")
    expectEqual(UIFont(descriptor: both, size: 12).name, "bold-italic-12")
    let italic = try #require(light.withSymbolicTraits(.traitItalic))
    expectEqual(UIFont(descriptor: italic, size: 0).name, "light-italic-9")
  }

  @Test func `Keys of features have Apple's names, and their settings do not change a font`() {
    let names: [(UIFontDescriptor.FeatureKey, String)] = [
      (.featureIdentifier, "CTFeatureTypeIdentifier"), (.typeIdentifier, "CTFeatureSelectorIdentifier"),
    ]
    forEachRow(names) { expectEqual($0.rawValue, $1) }
    let key = UIFontDescriptor.AttributeName.featureSettings
    expectEqual(key.rawValue, "NSCTFontFeatureSettingsAttribute")
    let descriptor = UIFont.systemFont(ofSize: 9).fontDescriptor
    let settings: [[UIFontDescriptor.FeatureKey: Int]] = [[.featureIdentifier: 6, .typeIdentifier: 0]]
    expectEqual(descriptor.addingAttributes([key: settings]), descriptor)
  }
}
