import Expectations
import Foundation
import HeadlessUIKit
import RenderTree
import Testing

@testable import ShowcaseKit

@Suite @MainActor struct TextInputDescriptionTests {
  @Test func `Fields and text views report color and alignment where they are not as usual`() {
    // A field reports its color and alignment if they are not the defaults.
    let field = placed(UITextField()) {
      $0.text = "a"
      $0.textColor = .white
      $0.textAlignment = .center
    }
    expectEqual(rendered(field)[0].line, "UITextField \"a\" (0 0; 10 10) color=white alignment=center")
    field.textColor = nil
    field.textAlignment = .natural
    expectEqual(rendered(field)[0].line, "UITextField \"a\" (0 0; 10 10)")
    // A text view reports its color and alignment if they are not the defaults.
    let view = placed(UITextView()) { $0.text = "a" }
    let usual = rendered(view)[0].attributes
    view.textColor = .systemRed
    view.textAlignment = .right
    expectEqual(
      Array(rendered(view)[0].attributes.suffix(2)),
      [RenderAttribute("color", .word("systemRed")), RenderAttribute("alignment", .word("right"))])
    view.textColor = .label
    view.textAlignment = .natural
    expectEqual(rendered(view)[0].attributes, usual)
  }

  @Test func `A placeholder reports its color where it was given another than usual`() {
    for (color, told) in [(.white, " placeholderColor=white"), (.placeholderText, ""), (nil, "")]
      as [(UIColor?, String)]
    {
      let field = placed(UITextField()) {
        $0.attributedPlaceholder = NSAttributedString(
          string: "Find", attributes: color.map { [.foregroundColor: $0] })
      }
      expectEqual(rendered(field)[0].line, "UITextField (0 0; 10 10) placeholder=\"Find\"\(told)")
    }
    let empty = placed(UITextField()) { $0.attributedPlaceholder = NSAttributedString(string: "") }
    expectEqual(rendered(empty)[0].line, "UITextField (0 0; 10 10) placeholder=\"\"")
  }

  @Test func `What the keyboard types into reports what is selected, in UTF-16 units`() throws {
    // The field that has the keyboard reports its selection, in UTF-16 units.
    let field = placed(UITextField()) { $0.text = "a😀b" }
    func attributes(after act: () -> Void) -> [RenderAttribute] {
      rendered([field], as: .hierarchy, after: act)[0].attributes
    }
    expectEmpty(attributes {})
    expectEmpty(attributes { field.becomeFirstResponder() })
    let all = attributes {
      field.becomeFirstResponder()
      field.selectAll(nil)
    }
    expectEqual(all, [RenderAttribute("selection", .numbers([0, 4]))])
    let last = attributes {
      field.becomeFirstResponder()
      let start = field.position(from: field.beginningOfDocument, offset: 3)
      field.selectedTextRange = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
    }
    expectEqual(last, [RenderAttribute("selection", .numbers([3, 4]))])
    // A text view with the keyboard reports its selection.
    let view = placed(UITextView()) { $0.text = "one two" }
    let nodes = rendered([view], as: .hierarchy) {
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 4, length: 3)
    }
    expectEqual(nodes[0].value("selection"), .numbers([4, 7]))
  }

  @Test func `The return key is reported in the user's language, where it is not the usual one`() {
    forEachRow([
      (UIReturnKeyType.default, "en", nil), (.default, "de", nil), (.go, "en", "Go"), (.go, "de", "Öffnen"),
    ]) { (type: UIReturnKeyType, language: String, told: String?) in
      var settings = EnvironmentSettings()
      settings.languages = [language]
      let screen = UIApplication(environment: settings).run {
        let field = placed(UITextField()) { $0.returnKeyType = type }
        let window = UIWindow()
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(field)
        window.makeKeyAndVisible()
        field.becomeFirstResponder()
        UIApplication.shared.settle()
        return RenderProjection.hierarchy.render(UIApplication.shared.windows)
      }
      let keyboard = try #require(screen.children.first { $0.type == "UIKeyboardView" })
      expectEqual(keyboard.value("returnKey"), told.map { .string($0) })
    }
  }
}
