import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

/// Constants and stored properties of text, with UIKit's values.
@Suite @MainActor struct TextConstantsTests {
  @Test func `Lines under text have UIKit's bits`() {
    let styles: [(NSUnderlineStyle, Int)] = [
      (.single, 0x1), (.thick, 0x2), (.double, 0x9), (.patternDot, 0x100), (.patternDash, 0x200),
      (.patternDashDot, 0x300), (.patternDashDotDot, 0x400), (.byWord, 0x8000),
    ]
    forEachRow(styles) { expectEqual($0.rawValue, $1) }
  }

  @Test func `Keys of attributes and kinds of contents have Apple's names`() {
    let keys: [(NSAttributedString.Key, String)] = [
      (.tracking, "CTTracking"), (.ligature, "NSLigature"), (.obliqueness, "NSObliqueness"),
    ]
    forEachRow(keys) { expectEqual($0.rawValue, $1) }
    let types: [(UITextContentType, String)] = [
      (.givenName, "given-name"), (.telephoneNumber, "tel"), (.postalCode, "postal-code"),
      (.oneTimeCode, "one-time-code"), (.creditCardNumber, "cc-number"),
    ]
    forEachRow(types) { expectEqual($0.rawValue, $1) }
  }

  @Test func `Fonts have the sizes of the system, and descriptors keep what is added`() {
    expectEqual([UIFont.smallSystemFontSize, UIFont.systemFontSize], [12, 14])
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let added = descriptor.addingAttributes([.size: 20 as CGFloat])
    expectEqual(added.pointSize, 20)
    expectEqual(descriptor.pointSize, 17)
    #expect(descriptor.withDesign(.monospaced) != nil)
  }

  @Test func `Labels, shadows and containers keep what is not drawn`() {
    let label = UILabel()
    expectStored(\.highlightedTextColor, of: label, from: nil, to: .red)
    expectStored(\.baselineAdjustment, of: label, from: .alignBaselines, to: .alignCenters)
    expectStored(\.shadowBlurRadius, of: NSShadow(), from: 0, to: 2)
    let container = NSTextContainer(size: CGSize(width: 100, height: 100))
    expectStored(\.heightTracksTextView, of: container, from: false, to: true)
    expectEmpty(container.exclusionPaths)
    let manager = NSLayoutManager()
    expectStored(\.allowsNonContiguousLayout, of: manager, from: false, to: true)
    expectStored(\.showsInvisibleCharacters, of: manager, from: false, to: true)
    manager.addTextContainer(container)
    manager.removeTextContainer(at: 0)
    expectEmpty(manager.textContainers)
    expectEqual(manager.glyphIndexForCharacter(at: 3), 3)
    expectEqual(manager.characterIndexForGlyph(at: 3), 3)
  }

  @Test func `The pasteboard knows what it holds, and nothing is misspelled`() {
    UIApplication().run {
      let board = UIPasteboard.general
      #expect(!board.hasColors && !board.hasImages)
      board.colors = [.red]
      #expect(board.hasColors)
      board.images = [UIImage(systemName: "star")!]
      #expect(board.hasImages)
      let checker = UITextChecker()
      checker.ignoreWord("teh")
      let range = checker.rangeOfMisspelledWord(
        in: "teh word", range: NSRange(location: 0, length: 8), startingAt: 0, wrap: false,
        language: "en")
      expectEqual(range.location, NSNotFound)
    }
  }

  @Test func `A field has no marked text, and its placeholder is where its text is`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    #expect(field.markedTextRange == nil)
    field.unmarkText()
    #expect(field.markedTextRange == nil)
    expectEqual(
      field.placeholderRect(forBounds: field.bounds), field.textRect(forBounds: field.bounds))
  }

  @Test func `Keyboards for ASCII and for names are kept, and have the usual keys`() {
    let usual = KeyboardLayout(.default)
    for type in [UIKeyboardType.asciiCapable, .namePhonePad] {
      expectStored(\.keyboardType, of: UITextField(), from: .default, to: type)
      expectStored(\.keyboardType, of: UITextView(), from: .default, to: type)
      expectStored(\.keyboardType, of: UISearchBar(), from: .default, to: type)
      for plane in KeyboardPlane.allCases {
        expectEqual(KeyboardLayout(type).rows(of: plane), usual.rows(of: plane))
      }
    }
  }
}
