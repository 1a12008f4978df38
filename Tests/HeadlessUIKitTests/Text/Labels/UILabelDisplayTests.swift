import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UILabelDisplayTests {
  /// A label of ten digits of 5.56 points each.
  private func digits(width: CGFloat, height: CGFloat = 12, lines: Int = 1) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.text = "1234567890"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    return label
  }

  @Test func `A label shows all of its text if that fits, and leaves out lines that do not`() {
    forEachRow(["Hello, world", "a", "Wi-Fi", "世界"]) { text in
      UIApplication().run {
        let label = UILabel()
        label.text = text
        label.sizeToFit()
        expectNil(label.truncatedText)
      }
    }
    UIApplication().run {
      expectNil(digits(width: 0).truncatedText)
      expectNil(UILabel(frame: CGRect(x: 0, y: 0, width: 1, height: 1)).truncatedText)
    }
    UIApplication().run {
      expectNil(digits(width: 31.5, height: 24, lines: 0).truncatedText)
      expectEqual(digits(width: 31.5, height: 12, lines: 0).truncatedText, "123…")
      expectEqual(digits(width: 12, height: 24, lines: 0).truncatedText, "12…")
      expectEqual(digits(width: 18, height: 24, lines: 3).truncatedText, "1234…")
    }
  }

  @Test func `A label that is too narrow shows what its mode says, or its paragraph's`() {
    forEachRow(
      [
        (.byTruncatingTail, "123…"), (.byTruncatingHead, "…890"), (.byTruncatingMiddle, "12…0"),
        (.byClipping, "12345"),
      ] as [(NSLineBreakMode, String)]
    ) { mode, expected in
      UIApplication().run {
        let label = digits(width: 31.5)
        label.lineBreakMode = mode
        expectEqual(label.truncatedText, expected)
        expectEqual(label.text, "1234567890")
      }
    }
    UIApplication().run {
      let (label, style) = (digits(width: 31.5), NSMutableParagraphStyle())
      style.lineBreakMode = .byTruncatingHead
      label.attributedText = NSAttributedString(
        string: "1234567890", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
      expectEqual(label.truncatedText, "…890")
    }
  }

  /// Expects the greatest factor in whole percents by which the digits fit.
  private func expectLargest(_ factor: CGFloat, width: CGFloat, lines: Int) {
    let counts = [factor, factor + 0.01].map { factor in
      TextLayout("1234567890", font: .systemFont(ofSize: 10 * factor), width: width + 0.01).lines.count
    }
    #expect(factor < 1 && counts[0] <= lines && counts[1] > lines, "\(factor): \(counts)")
  }

  @Test func `A text shrinks to the width and until it fits its lines, but no further than it may`() {
    UIApplication().run {
      let label = digits(width: 30)
      label.adjustsFontSizeToFitWidth = true
      expectLargest(label.displayedScaleFactor, width: 30, lines: 1)
      expectNil(label.truncatedText)
      label.minimumScaleFactor = 0.8
      expectEqual(label.displayedScaleFactor, 0.8)
      expectEqual(label.truncatedText, "1234…")
      label.frame.size.width = 62
      expectEqual(label.displayedScaleFactor, 1)
    }
    UIApplication().run {
      let label = digits(width: 20, height: 50, lines: 2)
      label.adjustsFontSizeToFitWidth = true
      expectLargest(label.displayedScaleFactor, width: 20, lines: 2)
      label.adjustsFontSizeToFitWidth = false
      expectEqual(label.displayedScaleFactor, 1)
    }
  }

  @Test func `A label does not draw itself, and drawing its text changes nothing`() {
    final class Drawer: UILabel {
      var count = 0
      override func drawText(in rect: CGRect) {
        count += 1
        super.drawText(in: rect)
      }
    }
    UIApplication().run {
      let label = Drawer(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
      label.text = "1234567890"
      mount(label)
      let (shown, frame) = (label.truncatedText, label.frame)
      label.setNeedsDisplay()
      UIApplication.shared.settle()
      expectEqual(label.count, 0)
      label.drawText(in: CGRect(x: 0, y: 0, width: 500, height: 500))
      UIApplication.shared.settle()
      #expect(label.truncatedText == shown && shown != nil)
      #expect(label.frame == frame && label.text == "1234567890")
    }
  }
}
