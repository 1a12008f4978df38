import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite
struct UIFontTests {
  /// Line heights of the system font, as UIKit reports them to a tenth of a point.
  @Test func `The measures are the system font's, and lines as high`() {
    forEachRow([(12, 14.3), (15, 17.9), (17, 20.3), (28, 33.4)] as [(CGFloat, CGFloat)]) { size, height in
      #expect(abs(UIFont.systemFont(ofSize: size).lineHeight - height) < 0.05, "\(size), \(height)")
    }
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.ascender - 16.19) < 0.01)
    #expect(abs(font.descender + 4.1) < 0.01)
    #expect(abs(font.capHeight - 11.98) < 0.01)
    #expect(abs(font.xHeight - 8.95) < 0.01)
    let reach = font.ascender - font.descender
    #expect(abs(reach - font.lineHeight) < 1e-9)
  }

  @Test func `The name reports weight, design, slant and size, face and family have UIKit's names`() {
    forEachRow(
      [
        (.systemFont(ofSize: 13, weight: .ultraLight), "ultraLight-13"),
        (.systemFont(ofSize: 13, weight: .black), "black-13"),
        (.systemFont(ofSize: 13, weight: .init(0.35)), "semibold-13"),
        (.boldSystemFont(ofSize: 12.5), "bold-12.5"),
        (.systemFont(ofSize: 32.941176), "regular-32.94"),
        (.italicSystemFont(ofSize: 17), "regular-italic-17"),
        (.monospacedSystemFont(ofSize: 12, weight: .medium), "medium-monospaced-12"),
        (.monospacedDigitSystemFont(ofSize: 12, weight: .regular), "regular-monospacedDigit-12"),
      ] as [(UIFont, String)]
    ) { font, name in
      expectEqual(font.name, name)
    }
    expectEqual(UIFont.systemFont(ofSize: 10, weight: .semibold).fontName, ".SFUI-Semibold")
    expectEqual(UIFont.systemFont(ofSize: 10).familyName, ".AppleSystemUIFont")
  }

  @Test func `Fonts differ by size, weight, design and slant, and another size keeps the others`() {
    let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).withSize(20)
    expectEqual(font, .monospacedSystemFont(ofSize: 20, weight: .bold))
    let fonts: [UIFont] = [
      .systemFont(ofSize: 10), .systemFont(ofSize: 11), .boldSystemFont(ofSize: 10),
      .italicSystemFont(ofSize: 10), .monospacedSystemFont(ofSize: 10, weight: .regular),
      .monospacedDigitSystemFont(ofSize: 10, weight: .regular),
    ]
    expectEqual(Set(fonts).count, fonts.count)
  }
}
