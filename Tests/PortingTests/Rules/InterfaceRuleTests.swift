import Expectations
import Testing

@testable import Porting

@Suite struct InterfaceRuleTests {
  @Test func `A class sets its outlets and finds its actions, also private ones and those of extensions`() {
    let ported = Ported(
      """
      class A: UIViewController {
        @IBOutlet private weak var name: UILabel!
        @IBOutlet var lines: [UIView]!
        @IBInspectable var width: CGFloat = 1
        var other: UILabel!
        @IBAction private func tap(_ sender: UIButton) {}
      }
      extension A {
        @IBAction func leave() {}
        func stay() {}
      }
      """)
    expectEqual(ported.findings, [])
    let line = ported.lines[6]
    for part in [
      "override func setInterfaceValue(_ value: Any?, for property: String) -> Bool { switch property { "
        + "case \"name\": return connect(value, to: &self.name); "
        + "case \"lines\": return connect(value, to: &self.lines); "
        + "case \"width\": return connect(value, to: &self.width); "
        + "default: return super.setInterfaceValue(value, for: property) } }",
      "override func interfaceAction(_ name: String) -> Selector? { switch name { "
        + "case \"tap:\": return Selector(\"tap(_:)\", A.tap(_:)); "
        + "case \"leave\": return Selector(\"leave()\", A.leave); default: return super.interfaceAction(name) } }",
    ] {
      #expect(line.contains(part), "\(line)")
    }
    expectTrue(line.hasSuffix("}"))
  }

  @Test func `Only classes of UIKit get the methods, and public ones get public methods`() {
    forEachRow([
      "class A { @IBAction func tap() {} }", "class A: NSObject { @IBAction func tap() {} }",
      "class A: Other { @IBAction func tap() {} }", "class A: UIView { func tap() {} }",
    ]) { source in
      expectFalse(Ported(source).text.contains("interfaceAction"))
    }
    expectTrue(
      Ported("public class A: UIView { @IBAction func tap() {} }").text.contains(
        "; public override func interfaceAction"))
    expectTrue(
      Ported("class A: B { @IBAction func tap() {} }\nclass B: UIView {}").lines[0].contains(
        "interfaceAction"))
  }

  @Test func `Functions of one name are distinguished, and private ones in another file are left out`() {
    let both = Ported("class A: UIView { @IBAction func tap() {}; @IBAction func tap(_ a: Any) {} }").text
    expectTrue(both.contains("Selector(\"tap()\", A.tap as (A) -> () -> Void)"))
    expectTrue(both.contains("case \"tap:\": return Selector(\"tap(_:)\", A.tap(_:))"))
    let texts = portedTexts([
      "A.swift": "class A: UIView {}", "B.swift": "extension A { @IBAction private func tap() {} }",
    ])
    expectEqual(texts["A.swift"], "class A: UIView {}")
  }
}
