import Expectations
import Testing

@testable import Porting

@Suite struct DelegateTypeRuleTests {
  @Test
  func `The delegate of a kind of scroll view has the scroll view's type, in a class and in an extension`() {
    let table = [
      ("UITableViewDelegate?", "(any UIScrollViewDelegate)?"),
      ("(any UICollectionViewDelegate)?", "(any UIScrollViewDelegate)?"),
      ("UITextViewDelegate?", "(any UIScrollViewDelegate)?"),
      ("UITextFieldDelegate?", "UITextFieldDelegate?"),
    ]
    forEachRow(table) { written, ported in
      let text = "class A: B { override var delegate: \(written) { get { super.delegate } set {} } }"
      expectEqual(
        portedTexts(["A.swift": text])["A.swift"],
        "class A: B { override var delegate: \(ported) { get { super.delegate } set {} } }")
    }
    let files = portedTexts([
      "A.swift": "class A: UITableView {\n}\n",
      "B.swift":
        "extension A { override var delegate: UITableViewDelegate? { get { super.delegate } set {} } }",
    ])
    #expect(files["A.swift"]?.contains("override var delegate: (any UIScrollViewDelegate)? {") == true)
    #expect(files["B.swift"]?.contains("ported_delegate: (any UIScrollViewDelegate)? {") == true)
  }

  @Test func `Another property of that type stays as it is`() {
    let text = "class A: B { var delegate: UITableViewDelegate? { nil } }"
    expectEqual(portedTexts(["A.swift": text])["A.swift"], text)
  }
}
