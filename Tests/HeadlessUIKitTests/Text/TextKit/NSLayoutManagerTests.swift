import Expectations
import Foundation
import HeadlessUIKit
import Testing

/// One container of TextKit, against the sizes that labels and strings have.
@Suite @MainActor struct NSLayoutManagerTests {
  private let storage = NSTextStorage(
    string: "Hello brave new world", attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 100, height: 0))

  init() {
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private var lines: [String] {
    var lines: [String] = []
    let all = manager.glyphRange(for: container)
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
      lines.append((storage.string as NSString).substring(with: range))
    }
    return lines
  }

  @Test func `A text is as large as where it is drawn, with the padding at both ends of each line`() {
    let text = NSAttributedString(attributedString: storage)
    let bounds = text.boundingRect(
      with: CGSize(width: 90, height: 0), options: .usesLineFragmentOrigin, context: nil)
    let used = manager.usedRect(for: container)
    expectEqual(used.height, bounds.height)
    #expect(abs(used.width - bounds.width - 10) < 1e-9)
    container.lineFragmentPadding = 0
    container.size.width = 90
    let size = manager.usedRect(for: container).size
    #expect(abs(size.width - bounds.width) < 1e-9 && size.height == bounds.height)
  }

  @Test func `Lines have all characters, and no more than the container's number`() {
    expectEqual(lines.joined(), storage.string)
    #expect(lines.count > 1)
    container.maximumNumberOfLines = 1
    expectEqual(lines.count, 1)
    expectEqual(manager.usedRect(for: container).height, UIFont.systemFont(ofSize: 17).lineHeight)
  }

  @Test func `A point is on the character whose rectangle contains it`() {
    for index in 0..<storage.length {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      guard rect.width > 0 else { continue }
      let point = CGPoint(x: rect.minX + rect.width / 4, y: rect.midY)
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index && abs(fraction - 0.25) < 1e-6, "\(index)")
    }
  }

  @Test func `Aligned lines are at their side of the container`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    storage.addAttributes([.paragraphStyle: style], range: NSRange(location: 0, length: storage.length))
    let first = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
    expectEqual(first.maxX, 100)
    expectEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width, 100)
  }

  @Test func `A change of the text is laid out`() {
    storage.replaceCharacters(in: NSRange(location: 0, length: storage.length), with: "Hi")
    expectEqual(lines, ["Hi"])
    expectEqual(manager.numberOfGlyphs, 2)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && lines.isEmpty)
  }

  @Test func `Each glyph is a character`() {
    var glyphs = NSRange()
    let range = NSRange(location: 6, length: 5)
    expectEqual(manager.characterRange(forGlyphRange: range, actualGlyphRange: &glyphs), range)
    expectEqual(glyphs, range)
    expectEqual(manager.characterRange(forGlyphRange: range, actualGlyphRange: nil), range)
  }

  @Test func `Drawing and displaying again change nothing`() {
    let (before, used) = (lines, manager.usedRect(for: container))
    let all = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: all, at: CGPoint(x: 5, y: 5))
    manager.drawGlyphs(forGlyphRange: all, at: CGPoint(x: 5, y: 5))
    manager.invalidateDisplay(forCharacterRange: all)
    expectEqual(lines, before)
    expectEqual(manager.usedRect(for: container), used)
  }
}
