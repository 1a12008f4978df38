import Expectations
import Testing

@testable import Porting

@Suite struct ToolkitOverrideRuleTests {
  @Test func `An extension's method asks for the classes that override it, subclasses first`() {
    let files = portedTexts([
      "A.swift":
        "extension UIView {\n  @discardableResult func fill(_ a: Int, with b: String) -> Int {\n    1\n  }\n}\n",
      "B.swift": """
      extension UILabel {
        override func fill(_ a: Int, with b: String) -> Int { super.fill(a, with: b) + 1 }
      }
      extension UIControl { override func fill(_ a: Int, with b: String) -> Int { 3 } }
      """,
      "C.swift": """
      class Title: UILabel {
        override func fill(_ a: Int, with b: String) -> Int { super.fill(a, with: b) + 2 }
      }
      """,
    ])
    expectEqual(
      files["A.swift"],
      """
      extension UIView {
        @discardableResult func fill(_ a: Int, with b: String) -> Int { \
      if let object = self as? Title { return object.ported_Title_fill(a, with: b) }; \
      if let object = self as? UIControl { return object.ported_UIControl_fill(a, with: b) }; \
      if let object = self as? UILabel { return object.ported_UILabel_fill(a, with: b) }; \
      return ported_UIView_fill(a, with: b) }; \
      func ported_UIView_fill(_ a: Int, with b: String) -> Int {
          1
        }
      }

      """)
    expectEqual(
      files["B.swift"],
      """
      extension UILabel {
                 func ported_UILabel_fill(_ a: Int, with b: String) -> Int { ported_UIView_fill(a, with: b) + 1 }
      }
      extension UIControl {          func ported_UIControl_fill(_ a: Int, with b: String) -> Int { 3 } }
      """)
    expectEqual(
      files["C.swift"],
      """
      class Title: UILabel {
                 func ported_Title_fill(_ a: Int, with b: String) -> Int { ported_UILabel_fill(a, with: b) + 2 }
      }
      """)
  }

  @Test
  func `A property is overridden likewise, and a method that returns its object returns one of its class`() {
    let text = portedTexts([
      "A.swift": """
      extension UIView { @objc var parts: [UIView] { subviews }; func filled() throws -> Self { self } }
      extension UITableView { override var parts: [UIView] { visibleCells }; override func filled() throws -> Self { self } }
      """
    ])["A.swift"]
    expectEqual(
      text,
      """
      extension UIView {       var parts: [UIView] { \
      if let object = self as? UITableView { return object.ported_UITableView_parts }; \
      return ported_UIView_parts }; var ported_UIView_parts: [UIView] { subviews }; \
      func filled() throws -> Self { \
      if let object = self as? UITableView { return try object.ported_UITableView_filled() as! Self }; \
      return try ported_UIView_filled() }; func ported_UIView_filled() throws -> Self { self } }
      extension UITableView {          var ported_UITableView_parts: [UIView] { visibleCells };          \
      func ported_UITableView_filled() throws -> Self { self } }
      """)
  }

  @Test func `Methods of one name differ by the types of their parameters`() {
    let text = portedTexts([
      "A.swift": """
      extension UIView { func add(_ a: [Int]) {}; func add(_ a: Int...) { add(a) } }
      extension UILabel { override func add(_ a: [Int]) {} }
      """
    ])["A.swift"]
    expectTrue(
      text?.contains("func ported_UIView_add(_ a: [Int]) {}; func add(_ a: Int...) { add(a) } }") == true)
    expectTrue(text?.contains("         func ported_UILabel_add(_ a: [Int]) {} }") == true)
  }

  @Test func `What overrides UIKit's own members in an extension is reported`() {
    let findings = AppSources(
      ["A.swift": "extension UILabel { override func layoutSubviews() {} }"], in: ""
    ).ported[0].findings
    expectEqual(findings.count, 1)
    expectTrue(
      findings.first?.line.contains("an extension of UILabel cannot override 'layoutSubviews()'") == true)
  }
}
