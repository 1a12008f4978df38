import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct RoundedBorderedTextFieldTests {
  /// A field with a border of a width.
  private func field(_ width: CGFloat) -> RoundedBorderedTextField {
    let field = RoundedBorderedTextField(font: .cardTitle, textColor: .black, borderColor: .blue)
    field.layer.borderWidth = width
    return field
  }

  private func width(from width: CGFloat, after change: (RoundedBorderedTextField) -> Void) -> CGFloat {
    UIApplication().run {
      let field = field(width)
      change(field)
      UIApplication.shared.settle()
      return field.layer.borderWidth
    }
  }

  @Test func `A new field has no border, its text is inset by 8 points, and it is larger by them`() {
    UIApplication().run {
      let field = RoundedBorderedTextField(font: .cardTitle, textColor: .black, borderColor: .blue)
      expectEqual(field.layer.borderWidth, 0)
      expectEqual(field.layer.borderColor, UIColor.blue.cgColor)
      expectEqual(field.layer.cornerRadius, 6)
    }
    UIApplication().run {
      let (field, plain) = (field(0), UITextField())
      plain.font = field.font
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
      expectEqual(field.textRect(forBounds: bounds), CGRect(x: 8, y: 8, width: 84, height: 24))
      expectEqual(field.editingRect(forBounds: bounds), field.textRect(forBounds: bounds))
      expectEqual(field.intrinsicContentSize.height, plain.intrinsicContentSize.height + 16)
      expectEqual(field.intrinsicContentSize.width, plain.intrinsicContentSize.width + 16)
    }
  }

  @Test func `A hint or an active border replaces any border, and hiding it hides no other one`() {
    forEachRow([(0, 1), (1, 1), (2, 1)] as [(CGFloat, CGFloat)]) { before, after in
      expectEqual(width(from: before) { $0.setHintBorder(shown: true) }, after)
    }
    forEachRow([(0, 0), (1, 0), (2, 2)] as [(CGFloat, CGFloat)]) { before, after in
      expectEqual(width(from: before) { $0.setHintBorder(shown: false) }, after)
    }
    forEachRow([(0, 2), (1, 2), (2, 2)] as [(CGFloat, CGFloat)]) { before, after in
      expectEqual(width(from: before) { $0.setActiveBorder(shown: true) }, after)
    }
    forEachRow([(0, 0), (1, 1), (2, 0)] as [(CGFloat, CGFloat)]) { before, after in
      expectEqual(width(from: before) { $0.setActiveBorder(shown: false) }, after)
    }
  }
}
