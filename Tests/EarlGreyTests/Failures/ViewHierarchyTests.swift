import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct ViewHierarchyTests {
  @Test func `windows are counted from the back, and views nest depth first from back to front`() {
    let (back, front) = (box("back", at: .zero), box("front", at: .zero))
    back.addSubview(box("back.1", at: .zero))
    let text = onScreen(back, front) {
      mount(UIViewController())
      return ViewHierarchy().text
    }
    let line = { (name: String, place: Int) in
      plainLine(place: place, identifier: name, frame: "{{0, 0}, {100, 100}}", middle: "{50, 50}")
    }
    let whole = { (type: String, place: Int) in
      plainLine(type, place: place, frame: "{{0, 0}, {390, 844}}", middle: "{195, 422}")
    }
    expectEqual(
      text,
      """
      ========== Window 1 ==========

      \(whole("UIWindow", 1))
        |--\(whole("UIView", 2))
        |  |--\(line("back", 3))
        |  |  |--\(line("back.1", 4))
        |  |--\(line("front", 5))

      ========== Window 2 ==========

      \(whole("UIWindow", 6))
        |--\(whole("UIView", 7))

      **** No Animating Views Found. ****
      """)
  }

  @Test func `A line reports what there is to report, in EarlGrey's order`() {
    let button = button("Save", at: CGPoint(x: 0.5, y: 20))
    button.accessibilityIdentifier = "save"
    button.accessibilityHint = "Keeps it"
    button.accessibilityValue = "new"
    button.isEnabled = false
    button.isHidden = true
    button.isUserInteractionEnabled = false
    button.alpha = 0.25
    expectEqual(
      onScreen(button) { ViewHierarchy().line(button) },
      """
      <UIButton:0x3; isAccessible=Y; AX.id='save'; AX.label='Save'; AX.hint='Keeps it'; AX.value='new'; \
      AX.frame={{0.5, 20}, {100, 40}}; AX.isModal=N; AX.activationPoint={50.5, 40}; \
      AX.traits='UIAccessibilityTraitButton,UIAccessibilityTraitNotEnabled'; AX.focused='N'; \
      frame={{0.5, 20}, {100, 40}}; opaque; hidden; alpha=0.25; User Interaction Disabled; disabled>
      """)
  }

  @Test func `Blank views, texts without secrets and what is on no screen have their own lines`() {
    // A view without a size is called blank.
    let view = box("a", at: .zero, size: .zero)
    let line = onScreen(view) { ViewHierarchy().line(view) }
    #expect(line.contains("; AX.frame={{0, 0}, {0, 0}} ||Blank View|| ; AX.isModal=N;"))
    expectEqual(line.components(separatedBy: "||Blank View||").count, 2)
    // Texts are reported, secrets are not.
    let (label, field) = (label("shown"), UITextField())
    field.text = "secret"
    field.isSecureTextEntry = true
    onScreen(label, field) {
      #expect(ViewHierarchy().line(label).hasSuffix("; text='shown'>"))
      #expect(ViewHierarchy().line(field).hasSuffix("; text=''>"))
      #expect(!ViewHierarchy().line(field).contains("secret"))
    }
    // A view that is not on a screen has no position.
    onScreen { #expect(ViewHierarchy().line(box("a")).hasPrefix("<UIView:0x0; ")) }
  }

  @Test func `Elements that are no views are below their container, without what only views have`() {
    let view = box("map")
    let pin = UIAccessibilityElement(accessibilityContainer: view)
    pin.accessibilityLabel = "Harbor"
    pin.accessibilityFrame = CGRect(x: 110, y: 210, width: 10, height: 10)
    view.accessibilityElements = [pin]
    onScreen(view) {
      let line = """
        <UIAccessibilityElement:0x4; isAccessible=Y; AX.label='Harbor'; AX.frame={{110, 210}, {10, 10}}; \
        AX.activationPoint={115, 215}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'>
        """
      #expect(ViewHierarchy().text.contains("\n  |  |  |--\(line)\n"))
    }
  }

  @Test func `A deep hierarchy is printed to its end`() {
    let root = box("root")
    var parent = root
    for depth in 1...400 {
      let child = box("\(depth)", at: .zero)
      parent.addSubview(child)
      parent = child
    }
    expectTrue(onScreen(root) { ViewHierarchy().text.contains("AX.id='400'") })
  }
}
