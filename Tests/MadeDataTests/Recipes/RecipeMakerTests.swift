import Expectations
import Testing

@testable import MadeData

@Suite struct RecipeMakerTests {
  private func source(
    _ app: String, call: String? = nil, container: String? = nil, isScene: Bool = false,
    _ variant: RecipeMaker.Variant = .full
  ) -> String {
    var maker = RecipeMaker(MadeApp(app).maker, launching: "Delegate")
    let controller = RecipeMaker.Controller(
      name: "Detail", coordinator: "DetailCoordinator", call: call, container: container, isScene: isScene)
    switch maker.recipe(for: controller, variant) {
    case .success(let recipe): return recipe.source(qualifier: "")
    case .failure(let missing): return "missing: \(missing.reason)"
    case nil: return "no data"
    }
  }

  @Test func `An initializer gets its arguments, of which objects live in properties`() {
    expectEqual(
      source(
        """
        class Detail: UIViewController { init(title: String, store: Store, done: @escaping () -> Void) {} }
        class Store { init(name: String) {} }
        """),
      """
      /// Shows Detail with made-up data. Edit it, and it is kept.
      final class DetailCoordinator: NavigationCoordinator {
        weak var baseViewController: UIViewController?
        let madeUp = ["title", "store", "done"]
        private let store = Made.store()

        func start() {
          let controller = Detail(title: "Title", store: store, done: { CommandRecorder.current.record("Detail", function: "done()") })
          navigationController?.pushViewController(controller, animated: false)
        }
      }

      """)
  }

  @Test func `A scene gets what its class can be given`() {
    let text = source(
      """
      class Detail: Base {
        @IBOutlet var label: UILabel!
        weak var delegate: DetailDelegate?
        var item: Item!
        var note: String?
        var count = 3
        private var secret: Int!
        private var store: Item?
        func set(_ store: Item) { self.store = store }
      }
      class Base: UIViewController { var kind: Int! }
      struct Item { let id: Int }
      """, call: "board.scene(of: Detail.self)", container: "Tabs()", isScene: true)
    forEachRow([
      "controller.item = Made.item()", #"controller.note = "Note""#, "controller.kind = 1",
      "controller.set(Made.item())", "let controller = board.scene(of: Detail.self)",
      "pushViewController(controller.contained(in: Tabs()), animated: false)",
      #"let madeUp = ["item", "note", "kind", "store"]"#,
    ]) { line in expectTrue(text.contains(line), "\(text)") }
    forEachRow(["label", "delegate", "count", "secret"]) { name in expectFalse(text.contains(name), "\(text)")
    }
  }

  @Test func `Optional properties are left out by the second variant`() {
    let app = "class Detail: UIViewController { var item: Int!; var note: String? }"
    expectFalse(source(app, call: "Detail()", .required).contains("note"))
    expectEqual(
      source("class Detail: UIViewController { var note: String? }", call: "Detail()", .required), "no data")
  }

  @Test func `A factory of the class sets what only the class can`() {
    let text = source(
      """
      class Detail: UIViewController {
        private var id: Int!
        static func create(id: Int) -> Detail { Detail() }
      }
      """, call: "board.scene(of: Detail.self)", isScene: true)
    expectTrue(text.contains("let controller = Detail.create(id: 1)"), "\(text)")
  }

  @Test func `A factory comes before the scene that it makes`() {
    let app = """
      class Detail: UIViewController {
        static func create(id: Int) -> Detail { Detail() }
      }
      """
    let call = "board.scene(of: Detail.self)"
    expectTrue(source(app, call: call, isScene: true).contains("let controller = Detail.create(id: 1)"))
    expectEqual(source(app, call: call, isScene: true, .required), "no data")
    expectEqual(source(app, call: "Detail()"), "no data")
  }

  @Test func `Variables of types that are read as if they were set are filled first`() {
    let text = source(
      "class User { static var current: User!; init() {} }\nclass Detail: UIViewController { var id: Int! }",
      call: "Detail()")
    expectTrue(
      text.contains("  func start() {\n    User.current = User()\n    let controller = Detail()\n"), "\(text)"
    )
    expectTrue(text.contains(#"let madeUp = ["id", "User.current"]"#), "\(text)")
    // An object may need it as soon as it is made.
    let held = source(
      "class User { static var current: User! }\nclass Detail: UIViewController { var user: User! }",
      call: "Detail()")
    expectTrue(held.contains("  private lazy var user = User()\n"), "\(held)")
  }

  @Test func `The third variant launches the app first`() {
    let app = """
      class Delegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [Int: Any]?) -> Bool { true }
      }
      class User { static var current: User! }
      class Detail: UIViewController {}
      """
    let text = source(app, call: "Detail()", .launched)
    expectTrue(
      text.contains(
        "didFinishLaunchingWithOptions: nil)\n    for window in UIApplication.shared.windows { window.isHidden = true }"
      ),
      "\(text)")
    expectFalse(text.contains("User.current"))
    expectEqual(source("class Detail: UIViewController {}", call: "Detail()", .launched), "no data")
  }

  @Test func `A controller that needs nothing has no recipe`() {
    expectEqual(source("class Detail: UIViewController {}", call: "Detail()"), "no data")
  }

  @Test func `What cannot be made is the reason`() {
    expectEqual(
      source("class Detail: UIViewController { init(store: Store) {} }"),
      "missing: no value of the type 'Store' is known")
  }
}
