import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ViewHierarchyTests {
  @Test("A25: windows are counted from the back, and views nest depth first from back to front")
  func ladder() {
    let (back, front) = (box("back", at: .zero), box("front", at: .zero))
    back.addSubview(box("back.1", at: .zero))
    let text = onScreen(back, front) {
      mount(UIViewController())
      return ViewHierarchy().text
    }
    let line = { (name: String) in
      "<UIView; isAccessible=N; AX.id='\(name)'; AX.frame={{0, 0}, {100, 100}}; frame={{0, 0}, {100, 100}}; alpha=1>"
    }
    let whole = "isAccessible=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}; alpha=1>"
    #expect(
      text == """
        ========== Window 1 ==========

        <UIWindow; \(whole)
          |--<UIView; \(whole)
          |  |--\(line("back"))
          |  |  |--\(line("back.1"))
          |  |--\(line("front"))

        ========== Window 2 ==========

        <UIWindow; \(whole)
          |--<UIView; \(whole)
        """)
  }

  @Test("A line tells what there is to tell, in EarlGrey's order")
  func line() {
    let button = button("Save", at: CGPoint(x: 0.5, y: 20))
    button.accessibilityIdentifier = "save"
    button.accessibilityHint = "Keeps it"
    button.accessibilityValue = "new"
    button.isEnabled = false
    button.isHidden = true
    button.isUserInteractionEnabled = false
    button.alpha = 0.25
    #expect(
      onScreen(button) { ViewHierarchy().line(button) } == """
        <UIButton; isAccessible=Y; AX.id='save'; AX.label='Save'; AX.hint='Keeps it'; AX.value='new'; \
        AX.frame={{0.5, 20}, {100, 40}}; frame={{0.5, 20}, {100, 40}}; hidden; alpha=0.25; \
        User Interaction Disabled; disabled>
        """)
  }

  @Test("A view without a size is called blank")
  func blank() {
    let view = box("a", at: .zero, size: .zero)
    #expect(
      onScreen(view) { ViewHierarchy().line(view) }
        == "<UIView; isAccessible=N; AX.id='a'; AX.frame={{0, 0}, {0, 0}} ||Blank View|| ; frame={{0, 0}, {0, 0}}; alpha=1>"
    )
  }

  @Test("Texts are told, secrets are not")
  func texts() {
    let (label, field) = (label("shown"), UITextField())
    field.text = "secret"
    field.isSecureTextEntry = true
    onScreen(label, field) {
      #expect(ViewHierarchy().line(label).hasSuffix("; text='shown'>"))
      #expect(ViewHierarchy().line(field).hasSuffix("; text=''>"))
      #expect(!ViewHierarchy().line(field).contains("secret"))
    }
  }
}
