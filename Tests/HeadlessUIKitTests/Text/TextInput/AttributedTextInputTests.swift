import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct AttributedTextInputTests {
  private let bold = UIFont.boldSystemFont(ofSize: 30)

  /// "Big and small": the first word is bold and red.
  private var text: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "Big and small")
    text.addAttributes(
      [.font: bold, .foregroundColor: UIColor.systemRed], range: NSRange(location: 0, length: 3))
    return text
  }

  /// The fonts of the characters of a text.
  private func fonts(_ text: NSAttributedString?) -> [UIFont?] {
    guard let text else { return [] }
    return (0..<text.length).map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
  }

  @Test
  func `A field takes the looks of the first character, and gives its own to parts and texts without any`() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 12)
    field.attributedText = text
    expectEqual(field.text, "Big and small")
    expectEqual(field.font, bold)
    expectEqual(field.textColor, .systemRed)
    expectEqual(
      fonts(field.attributedText),
      Array(repeating: bold, count: 3) + Array(repeating: .systemFont(ofSize: 12), count: 10))
    let plain = UITextField()
    plain.text = "a"
    plain.textAlignment = .center
    let style = plain.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    expectEqual(fonts(plain.attributedText), [.systemFont(ofSize: 17)])
    expectEqual((style as? NSParagraphStyle)?.alignment, .center)
    plain.attributedText = nil
    #expect(plain.text == "" && plain.attributedText?.length == 0)
  }

  @Test func `A new plain text, font or color changes all of the text`() {
    let field = UITextField()
    field.attributedText = text
    field.font = .systemFont(ofSize: 9)
    expectEqual(Set(fonts(field.attributedText)), [.systemFont(ofSize: 9)])
    field.textColor = .blue
    let colors = (0..<13).map {
      field.attributedText?.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
    expectEqual(Set(colors), [.blue])
    field.attributedText = text
    field.text = "Big and small"
    expectFalse(field.isAttributed)
    expectEqual(Set(fonts(field.attributedText)), [bold])
  }

  @Test
  func `What is typed looks as the first replaced character, or as the one before the caret or behind it`() {
    forEachRow([(3, 0, 4, 10), (4, 0, 3, 11), (2, 3, 3, 8), (3, 2, 3, 9), (0, 13, 1, 0)]) {
      location, length, boldCount, plainCount in
      var edited = EditableText(text)
      edited.replace(NSRange(location: location, length: length), with: "n")
      expectEqual(edited.attributed?.string, edited.string)
      expectEqual(
        fonts(edited.attributed).map { $0 == bold },
        Array(repeating: true, count: boldCount) + Array(repeating: false, count: plainCount))
    }
    var edited = EditableText(text)
    edited.replace(NSRange(location: 0, length: 0), with: "n")
    expectEqual(fonts(edited.attributed).prefix(5), [bold, bold, bold, bold, nil])
    edited.replace(NSRange(location: 0, length: edited.length), with: "")
    #expect(edited.attributed == nil && edited.string.isEmpty)
  }

  @Test func `A field is as large as its parts are`() {
    let (field, plain) = (UITextField(), UITextField())
    field.attributedText = text
    plain.text = "Big and small"
    #expect(field.intrinsicContentSize.width > plain.intrinsicContentSize.width + 10)
    #expect(field.intrinsicContentSize.height >= bold.lineHeight)
  }

  @Test func `A text view is as high as the lines of its parts, and scrolls to them`() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let lines = NSMutableAttributedString(string: "small\n")
    lines.append(NSAttributedString(string: "large\nlarge\nlarge", attributes: [.font: bold]))
    view.attributedText = lines
    let height = UIFont.systemFont(ofSize: 12).lineHeight + 3 * bold.lineHeight
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - height - 16) < 1)
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: lines.length, length: 0))
    #expect(abs(view.contentOffset.y - (height + 16 - 60)) < 1)
    expectEqual(view.accessibilityValue, "small\nlarge\nlarge\nlarge")
  }

  @Test func `Fonts of text styles follow the user's text size, each by itself`() {
    UIApplication().run {
      let view = UITextView()
      let styled = NSMutableAttributedString(
        string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
      styled.addAttribute(
        .font, value: UIFont.preferredFont(forTextStyle: .caption1), range: NSRange(location: 1, length: 1))
      view.attributedText = styled
      view.adjustsFontForContentSizeCategory = true
      mount(view)
      UIApplication.shared.set(contentSizeCategory: .accessibilityLarge)
      let shown = fonts(view.attributedText).compactMap { $0?.pointSize }
      #expect(shown.count == 2 && shown[0] > 17 && shown[1] > 12 && shown[0] > shown[1])
    }
  }
}
