import Expectations
import Porting
import TestSupport
import Testing

@testable import AppPackages

@Suite struct ControllerFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes>
          <scene><objects>
            <tabBarController id="a" customClass="First" sceneMemberID="viewController"><connections>
              <segue destination="n" kind="relationship" relationship="viewControllers" id="1"/>
            </connections></tabBarController>
          </objects></scene>
          <scene><objects>
            <navigationController id="n" sceneMemberID="viewController"><connections>
              <segue destination="t" kind="relationship" relationship="rootViewController" id="2"/>
              <segue destination="a" kind="relationship" relationship="rootViewController" id="3"/>
            </connections></navigationController>
          </objects></scene>
          <scene><objects><viewController id="t" customClass="Tab" sceneMemberID="viewController"/></objects></scene>
          <scene><objects><viewController id="x" customClass="Next" sceneMemberID="viewController"/></objects></scene>
          <scene><objects><viewController id="p" customClass="Plain" sceneMemberID="viewController"/></objects></scene>
          <scene><objects>
            <viewController id="b" storyboardIdentifier="second" customClass="Second" sceneMemberID="viewController"/>
          </objects></scene>
        </scenes>
      </document>
      """, to: "Main.storyboard")
  }

  private func making(_ source: String) -> [String: AppController.Making] {
    let target = AppTarget(name: "App", kind: .app, source: "", files: ["A.swift"])
    let module = AppDescription.Module(target: target, sources: AppSources(["A.swift": source], in: ""))
    let finder = ControllerFinder(
      [module], interfaces: AppInterfaces(["Main.storyboard", "None.storyboard"], in: folder.root))
    let controllers = finder.controllers(in: ["A.swift"])
    return Dictionary(controllers.map { ($0.name, $0.making) }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `Classes that inherit an initializer without arguments are made by it`() {
    expectEqual(
      making(
        """
        class Base: UIViewController { convenience init(_ title: String) { self.init() } }
        class Derived: Base {}
        final class List: UITableViewController { init() { super.init(style: .plain) } }
        final class Styled: UITableViewController { override init(style: UITableView.Style) {} }
        final class Grid: UICollectionViewController {}
        final class Nib: UIViewController { override init(nibName: String?, bundle: Bundle?) {} }
        final class Usual: UIViewController { init(page: Int = 1) {} }
        enum Outer { final class Inner: UIViewController {} }
        final class Stack: UINavigationController {}
        final class Split: UISplitViewController {}
        final class Model: NSObject {}
        """),
      [
        "Base": .expression("Base()"), "Derived": .expression("Derived()"), "List": .expression("List()"),
        "Styled": .expression("Styled(style: .plain)"),
        "Grid": .expression("Grid(collectionViewLayout: UICollectionViewFlowLayout())"),
        "Nib": .expression("Nib(nibName: nil, bundle: nil)"), "Usual": .expression("Usual()"),
        "Outer.Inner": .expression("Outer.Inner()"), "Stack": .expression("Stack()"),
        "Split": .expression("Split()"),
      ])
  }

  @Test func `The others say what is missing`() {
    expectEqual(
      making(
        """
        class Page: UIViewController {
          init(_ page: Int, in book: Book, animated: Bool = true) {}
          required init?(coder: NSCoder) { fatalError() }
        }
        final class Last: Page {}
        private final class Secret: UIViewController {}
        final class Coded: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
        final class Circle: Ring {}
        final class Ring: Circle {}
        """),
      [
        "Page": .missing(Obstacle(.value, "page: Int, book: Book"), expression: "Page(..., in: ...)"),
        "Last": .missing(Obstacle(.value, "page: Int, book: Book"), expression: "Last(..., in: ...)"),
        "Secret": .missing(Obstacle(.compiler, "it is private"), expression: nil),
        "Coded": .missing(
          Obstacle(.value, "it has no initializer but init(coder:): put it into a storyboard"),
          expression: nil),
      ])
  }

  @Test func `Classes of one name in two modules do not hide each other`() {
    let modules = [
      ("Kit", "class Base: UIViewController { init(a: Int) {} }; class Page: Base {}; class Row {}"),
      (
        "App",
        "class Page: Kit.Page { convenience init() {} }; class Row: Base {}; class Base: UIViewController {}"
      ),
    ].map { name, source in
      AppDescription.Module(
        target: AppTarget(name: name, kind: .app, source: "", files: ["\(name).swift"]),
        sources: AppSources(["\(name).swift": source], in: ""))
    }
    let finder = ControllerFinder(modules, interfaces: AppInterfaces([], in: folder.root))
    let controllers = finder.controllers(in: ["App.swift"])
    expectEqual(controllers.map(\.name), ["Base", "Page", "Row"])
    expectEqual(
      controllers.map(\.making), [.expression("Base()"), .expression("Page()"), .expression("Row()")])
  }

  @Test func `Initializers of extensions count, too`() {
    expectEqual(
      making(
        """
        class Page: UIViewController { init(a: Int) {} }
        extension Page { convenience init() { self.init(a: 1) } }
        """), ["Page": .expression("Page()")])
  }

  @Test func `Classes of storyboards are made by them`() {
    expectEqual(
      making(
        """
        class First: UIViewController {}
        class Second: UIViewController { init(a: Int) {} }
        class Tab: UIViewController { @IBOutlet var label: UILabel! }
        class Next: Tab {}
        class Plain: UIViewController {}
        """),
      [
        "First": .scene(AppInterfaces.Scene(storyboard: "Main", id: "a", title: "a"), of: "First"),
        "Second": .scene(AppInterfaces.Scene(storyboard: "Main", id: "b", title: "second"), of: "Second"),
        "Tab": .scene(AppInterfaces.Scene(storyboard: "Main", id: "t", title: "t"), of: "Tab"),
        "Next": .scene(AppInterfaces.Scene(storyboard: "Main", id: "x", title: "x"), of: "Next"),
        "Plain": .scene(AppInterfaces.Scene(storyboard: "Main", id: "p", title: "p"), of: "Plain"),
      ])
  }
}
