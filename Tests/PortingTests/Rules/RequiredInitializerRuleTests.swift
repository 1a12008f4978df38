import Expectations
import Testing

@testable import Porting

@Suite struct RequiredInitializerRuleTests {
  private static let coder = "required init?(coder: NSCoder) { super.init(coder: coder) }"
  private static let byCoder = "self.init(coder: NSCoder())!"

  @Test func `A class gets the initializer that it does not inherit`() {
    let (coder, byCoder) = (Self.coder, Self.byCoder)
    let cell = "required convenience init(dequeuedFor reuseIdentifier: String)"
    let item = "required convenience init(dequeuedFor reuseIdentifier: String, frame: CGRect)"
    forEachRow([
      ("class A: UICollectionViewCell {", coder, "\(item) { \(byCoder) }"),
      ("public class A: UICollectionReusableView {", coder, "public \(item) { \(byCoder) }"),
      ("class A: UITableViewCell {", coder, "\(cell) { \(byCoder) }"),
      ("class A: UITableViewHeaderFooterView {", "init(a: Int) {}; \(coder)", "\(cell) { \(byCoder) }"),
      (
        "class A: UITableViewCell {",
        "override init(style: CellStyle, reuseIdentifier: String?) {}; init(a: Int) {}",
        "\(cell) { self.init(style: .default, reuseIdentifier: reuseIdentifier) }"
      ),
      (
        "class A: UITableViewCell {", "init(a: Int) {}; @available(*, unavailable) \(coder)",
        "\(cell) { fatalError(\"Use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'A'\") }"
      ),
      (
        "class A: CALayer {", "init(a: Int) {}; override init(layer: Any) {}; \(coder)",
        "required convenience init(copying layer: CALayer?) { self.init(layer: layer ?? CALayer()) }"
      ),
      (
        "class A: CABasicAnimation {", "init(a: Int) {}",
        "required init() { fatalError(\"Use of unimplemented initializer 'init()' for class 'A'\") }"
      ),
    ]) { head, body, added in
      expectEqual(Ported("\(head)\n  \(body)\n}\n").lines[2], "\(added); }")
    }
  }

  @Test func `A class that inherits the initializer, or has it, stays as it is`() {
    let coder = Self.coder
    for body in [
      "", "override init(frame: CGRect) {}; \(coder)", "convenience init(a: Int) {}",
      "override convenience init(frame: CGRect) {}; \(coder)",
      "\(coder); required convenience init(dequeuedFor i: String, frame: CGRect) {}",
    ] {
      let source = "class A: UICollectionViewCell {\n  \(body)\n}\n"
      expectEqual(Ported(source).text, source)
    }
    let view = "class A: UIView {\n  \(coder)\n}\n"
    expectEqual(Ported(view).text, view)
  }

  @Test func `A subclass is asked for the initializers of its superclass in the app`() {
    let files = portedTexts([
      "A.swift": "class A: UICollectionViewCell {\n  init(a: Int) {}; \(Self.coder)\n}\n",
      "B.swift": "class B: A {\n  override init(a: Int) {}; \(Self.coder)\n}\n",
      "C.swift": "class C: A {\n  \(Self.coder)\n}\n", "D.swift": "class D: A {\n}\n",
    ])
    let added =
      "required convenience init(dequeuedFor reuseIdentifier: String, frame: CGRect) { \(Self.byCoder) }; }"
    for (file, last) in [("A.swift", added), ("B.swift", "}"), ("C.swift", added), ("D.swift", "}")] {
      expectEqual(files[file]?.split(separator: "\n").last.map(String.init), last)
    }
  }

  @Test func `An override of what the toolkit requires says so`() {
    forEachRow([
      ("class A: CAAnimation { override init() {} }", "class A: CAAnimation { required init() {} }"),
      (
        "class A: UICollectionViewLayoutAttributes { public override init() {} }",
        "class A: UICollectionViewLayoutAttributes { public required init() {} }"
      ),
      (
        "class A: UICollectionViewLayout { override init() {} }",
        "class A: UICollectionViewLayout { override init() {} }"
      ),
    ]) { source, ported in
      expectEqual(Ported(source).text, ported)
    }
  }
}
