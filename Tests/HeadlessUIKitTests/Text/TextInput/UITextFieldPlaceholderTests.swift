import Expectations
import Foundation
import HeadlessUIKit
import Testing

@Suite @MainActor struct UITextFieldPlaceholderTests {
  private func text(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    NSAttributedString(string: string, attributes: attributes)
  }

  @Test
  func `A placeholder with attributes is the placeholder, keeps them, and is read by assistive technology`()
    throws
  {
    let field = UITextField()
    expectNil(field.placeholder)
    expectNil(field.attributedPlaceholder)
    field.attributedPlaceholder = text("Find", [.foregroundColor: UIColor.white])
    expectEqual(field.placeholder, "Find")
    let shown = try #require(field.attributedPlaceholder)
    expectEqual(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .white)
    field.attributedPlaceholder = text("Find", [.foregroundColor: UIColor.white])
    expectEqual(field.accessibilityValue, "Find")
  }

  @Test func `A plain placeholder takes the attributes of the former one away`() throws {
    let field = UITextField()
    field.attributedPlaceholder = text("Find", [.foregroundColor: UIColor.white])
    field.placeholder = "Find"
    let shown = try #require(field.attributedPlaceholder)
    expectEqual(shown.string, "Find")
    expectNil(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil))
    field.placeholder = nil
    expectNil(field.attributedPlaceholder)
  }

  /// A field that counts how often it is laid out.
  final class CountingField: UITextField {
    var count = 0

    override func layoutSubviews() {
      count += 1
      super.layoutSubviews()
    }
  }

  @Test func `A placeholder asks for a layout, and the same once more does not`() {
    UIApplication().run {
      let field = CountingField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      mount(field)
      @MainActor func layouts(_ change: () -> Void) -> Int {
        let before = field.count
        change()
        UIApplication.shared.settle()
        return field.count - before
      }
      for expected in [1, 0] { expectEqual(layouts { field.placeholder = "Find" }, expected) }
      for expected in [1, 0] {
        let large = text("Find", [.font: UIFont.systemFont(ofSize: 34)])
        expectEqual(layouts { field.attributedPlaceholder = large }, expected)
      }
    }
  }

  @Test func `A text that changes later does not change the field`() {
    let (field, changing) = (UITextField(), NSMutableAttributedString(string: "Find"))
    field.attributedPlaceholder = changing
    changing.mutableString.append(" it")
    expectEqual(field.placeholder, "Find")
  }

  @Test func `An empty field is as wide as its placeholder in the placeholder's font, or else in its own`() {
    UIApplication().run {
      let field = UITextField()
      field.placeholder = "Find"
      let width = field.intrinsicContentSize.width
      field.attributedPlaceholder = text("Find", [.foregroundColor: UIColor.white])
      expectEqual(field.intrinsicContentSize.width, width)
      let font = UIFont.systemFont(ofSize: 34)
      let large = "Find".size(withAttributes: [.font: font]).width
      field.attributedPlaceholder = text("Find", [.font: font])
      #expect(abs(field.intrinsicContentSize.width - large) < 1)
      field.text = "Find"
      expectEqual(field.intrinsicContentSize.width, width)
    }
  }
}
