import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor
struct NSTextAttachmentTests {
  private func size(_ attachment: NSTextAttachment, behind text: String = "word ") -> CGSize {
    let whole = NSMutableAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    whole.append(NSAttributedString(attachment: attachment))
    let label = UILabel(frame: .zero)
    label.attributedText = whole
    return label.intrinsicContentSize
  }

  @Test func `A picture takes its width on the line, and bounds count more and make the line higher`() {
    let (narrow, wide) = (NSTextAttachment(), NSTextAttachment())
    (narrow.image, wide.image) =
      ([30, 50] as [CGFloat]).map {
        UIImage(named: "photo", size: CGSize(width: $0, height: 10))
      }.pair
    #expect(abs(size(wide).width - size(narrow).width - 20) < 0.001)
    expectEqual(size(wide).height, size(narrow).height)
    let attachment = NSTextAttachment(image: UIImage(named: "photo", size: CGSize(width: 10, height: 10)))
    let before = size(attachment)
    attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 45)
    #expect(abs(size(attachment).width - before.width - 30) < 0.001)
    expectEqual(size(attachment).height, 40)
  }

  @Test func `It is the value of one character`() {
    let attachment = NSTextAttachment()
    let text = NSAttributedString(attachment: attachment)
    expectEqual(text.string.unicodeScalars.map { Int($0.value) }, [NSTextAttachment.character])
    #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
  }
}

extension [UIImage] {
  fileprivate var pair: (UIImage, UIImage) { (self[0], self[1]) }
}
