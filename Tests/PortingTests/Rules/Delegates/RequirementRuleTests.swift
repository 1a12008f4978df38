import Expectations
import Testing

@testable import Porting

@Suite struct RequirementRuleTests {
  private static let size =
    "(_ argument1: UICollectionView, layout argument2: UICollectionViewLayout, sizeForItemAt argument3: IndexPath) -> CGSize"

  @Test func `A method with the selector of a requirement gets one by its Swift name`() {
    let method =
      "func size(_ c: UICollectionView, _ l: UICollectionViewLayout, for i: IndexPath) -> CGSize {\n    a\n  }"
    let objc = "@objc(collectionView:layout:sizeForItemAtIndexPath:) "
    let blanks = String(repeating: " ", count: objc.count)
    let witness = "func collectionView\(Self.size) { size(argument1, argument2, for: argument3) }"
    forEachRow([
      ("class A: B, UICollectionViewDelegateFlowLayout {", ""),
      ("class A: B, UICollectionViewDelegate {", ", UICollectionViewDelegateFlowLayout"),
      ("class A: B, UIScrollViewDelegate {", ", UICollectionViewDelegateFlowLayout"),
      ("class A: UICollectionViewController {", ", UICollectionViewDelegateFlowLayout"),
      ("protocol P: UICollectionViewDelegate {}; class A: B, P {", ", UICollectionViewDelegateFlowLayout"),
    ]) { head, added in
      expectEqual(
        Ported("\(head)\n  \(objc)\(method)\n}\n").text,
        "\(head.dropLast(2))\(added) {\n  \(blanks)\(method); \(witness)\n}\n")
    }
    // Without a protocol no object could be asked.
    expectEqual(
      Ported("class A: UIView {\n  \(objc)\(method)\n}\n").text,
      "class A: UIView {\n  \(blanks)\(method)\n}\n")
  }

  @Test func `A method that Objective-C sees brings its protocol along, and no other does`() {
    let method =
      "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, referenceSizeForHeaderInSection s: Int) -> CGSize { a }"
    forEachRow([
      ("class A: UICollectionViewDelegate {", "@objc ", true),
      ("class A: UICollectionViewDelegate {", "", false),
      ("@objcMembers class A: UICollectionViewDelegate {", "", true),
      ("@objcMembers class A: UICollectionViewDelegate {", "@nonobjc ", false),
      ("class A: UICollectionViewDelegate {", "@objc(other:) ", false),
      // Swift's own name has no index path at its end.
      ("class A: UITableViewDataSource {", "@objc ", false),
    ]) { head, attribute, isAdded in
      let text = Ported("\(head)\n  \(attribute)\(method)\n}").text
      expectEqual(text.contains(", UICollectionViewDelegateFlowLayout {"), isAdded, "\(head) \(attribute)")
    }
    // Objective-C also calls private methods.
    let lines = Ported("public class A: UICollectionViewDelegate {\n  @objc private \(method)\n}").lines
    expectEqual(lines[1], "        public \(method)")
  }

  @Test func `A class has what its subclasses have of its protocols`() {
    let files = portedTexts([
      "Base.swift": "public class Base: UIViewController, UITableViewDelegate {\n}\n",
      "Sub.swift":
        "class Sub: Base {\n  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\nclass Last: Sub {\n  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n",
      "Other.swift": """
      class Other: Base {
      }
      extension Other {
        func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
        private func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}
        func tableView(_ t: UITableView, unknown i: IndexPath) {}
      }
      """,
    ])
    expectEqual(
      files["Base.swift"],
      """
      public class Base: UIViewController, UITableViewDelegate {
      public func tableView(_ argument1: UITableView, heightForRowAt argument2: IndexPath) -> CGFloat { \
      final class Defaults: UITableViewDelegate {  }; \
      return Defaults().tableView(argument1, heightForRowAt: argument2) }; \
      public func tableView(_ argument1: UITableView, didSelectRowAt argument2: IndexPath) { \
      final class Defaults: UITableViewDelegate {  }; \
      return Defaults().tableView(argument1, didSelectRowAt: argument2) }; }

      """)
    expectEqual(
      files["Sub.swift"],
      "class Sub: Base {\n  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\nclass Last: Sub {\n  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\n"
    )
    expectEqual(
      files["Other.swift"],
      """
      class Other: Base {
      override func tableView(_ argument1: UITableView, heightForRowAt argument2: IndexPath) -> CGFloat { \
      ported_tableView(argument1, heightForRowAt: argument2) }; }
      extension Other {
        func ported_tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }
        private func tableView(_ t: UITableView, didDeselectRowAt i: IndexPath) {}
        func tableView(_ t: UITableView, unknown i: IndexPath) {}
      }
      """)
  }

  @Test func `A subclass has optional methods of the app's own protocols as well`() {
    let text = Ported(
      """
      @objc protocol P { @objc optional func a(_ b: Int); @objc optional func c() -> Int?; func d() }
      class A: P {
        func d() {}
      }
      class B: A {
        func a(_ b: Int) {}
        func c() -> Int? { 1 }
        override func d() {}
      }
      """
    ).text
    expectTrue(
      text.contains(
        "func d() {}\nfunc a(_ argument1: Int) {  }; func c() -> Int? { return nil }; }\nclass B"), "\(text)")
    expectTrue(
      text.contains("  override func a(_ b: Int) {}\n  override func c() -> Int? { 1 }\n"), "\(text)")
  }

  @Test func `A class that has the method, or whose superclass is UIKit's, stays as it is`() {
    for source in [
      "class A: UITableViewController {\n  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}",
      "class A: UIViewController, UITableViewDelegate {\n  func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}\nclass B: A {\n  override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}\n}",
      // The data source of a table, and not of a collection.
      "class A: UITableViewDataSource {\n  func numberOfSections(in t: UITableView) -> Int { 1 }\n}\nclass B: A {\n  func numberOfSections(in t: UICollectionView) -> Int { 1 }\n}",
    ] {
      expectEqual(Ported(source).text, source)
    }
  }

  @Test func `A method that the toolkit does not call is reported`() {
    let method =
      "func tableView(_ t: UITableView, contextMenuConfigurationForRowAt i: IndexPath, point: CGPoint) -> M? { nil }"
    expectEqual(
      Ported("class A: B, UITableViewDelegate {\n  \(method)\n}").findings,
      [
        "A.swift:2:8: warning: UIKit calls 'tableView(_:contextMenuConfigurationForRowAt:point:)' of a UITableViewDelegate, and the toolkit does not; write a call of it in a use case, if what it does is to be seen"
      ])
    expectEqual(Ported("class A: B, UITableViewDataSource {\n  \(method)\n}").findings, [])
    expectEqual(Ported("class A: B, UITableViewDelegate {\n  private \(method)\n}").findings, [])
  }

  @Test func `What cannot be given a protocol is reported`() {
    let method =
      "@objc(scrollViewDidScroll:) func scrolled(_ s: UIScrollView) {}"
    expectEqual(
      Ported("class A: LibraryController {\n  \(method)\n}").findings,
      [
        "A.swift:2:36: warning: UIKit calls 'scrolled' by its selector 'scrollViewDidScroll:', the toolkit by the protocol; write a method 'scrollViewDidScroll(_:)' in a class that conforms to UIScrollViewDelegate"
      ])
    let size =
      "@objc(collectionView:layout:sizeForItemAtIndexPath:) func size(_ c: UICollectionView, _ l: UICollectionViewLayout, for i: IndexPath) -> CGSize {}"
    expectEqual(
      Ported(
        "class A: UICollectionViewDelegate {\n  \(size)\n}\nclass B: A, UICollectionViewDelegateFlowLayout {}"
      ).findings,
      [
        "A.swift:2:61: warning: UIKit calls 'size' by its selector 'collectionView:layout:sizeForItemAtIndexPath:', and A cannot be given the protocol, as a subclass names it; write UICollectionViewDelegateFlowLayout after the superclass of A, and not of its subclass"
      ])
  }
}
