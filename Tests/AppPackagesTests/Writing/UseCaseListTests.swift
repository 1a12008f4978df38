import Expectations
import Testing

@testable import AppPackages

@Suite struct UseCaseListTests {
  private let controllers = [
    AppController(name: "Form", file: "Form.swift", making: .expression("Form()")),
    AppController(
      name: "Outer.Detail", file: "Detail.swift",
      making: .scene(AppInterfaces.Scene(storyboard: "Main", id: "d-1", title: "detail"), of: "Outer.Detail")),
    AppController(
      name: "Page", file: "Page.swift",
      making: .missing(Obstacle(.value, "page: Int"), expression: "Page(page: ...)")),
    AppController(
      name: "Hidden", file: "Hidden.swift",
      making: .missing(Obstacle(.compiler, "it is private"), expression: nil)),
  ]

  @Test func `Controllers are use cases, or comments that say what is missing`() {
    let lines = UseCaseList(app: "MyApp", controllers).text.split(separator: "\n").suffix(8).map(String.init)
    expectEqual(
      lines,
      [
        "public let myAppShowcase = Showcase(\"MyApp\") {",
        "  UseCase(\"Start\", Form()).unprepared()",
        "  UseCase(\"Start\", of: Outer.Detail.self) { UIStoryboard(name: \"Main\", bundle: nil)"
          + ".scene(of: Outer.Detail.self) }.unprepared()",
        "  // Page: needs a value: page: Int",
        "  // UseCase(\"Start\", Page(page: ...))",
        "  // Hidden: compiler: it is private",
        "  // New controllers come above this line.",
        "}",
      ])
  }

  @Test func `Each line of the text leads back to its controller`() {
    let list = UseCaseList(app: "MyApp", controllers)
    let lines = list.text.split(separator: "\n", omittingEmptySubsequences: false)
    let names = lines.indices.map { list.controller(atLine: $0 + 1)?.name }
    for (line, name) in zip(lines, names) where name != nil {
      expectTrue(line.contains(name ?? "?"), "\(line)")
    }
    expectEqual(names.compactMap { $0 }, ["Form", "Outer.Detail", "Page", "Page", "Hidden"])
  }

  @Test func `An app with a type of the same name gets the module's name, too`() {
    let list = UseCaseList(app: "MyApp", controllers, beside: ["UseCase"])
    expectTrue(list.text.contains("\n  ShowcaseKit.UseCase(\"Start\", Form()).unprepared()\n"))
    expectTrue(list.text.contains(" = ShowcaseKit.Showcase(\"MyApp\") {\n"))
  }

  @Test func `New controllers are added to a person's text above the last line, and no others`() {
    let old = UseCaseList(app: "MyApp", Array(controllers.prefix(1)))
    let text = old.text.replacing("\"Start\"", with: "\"Empty form\"")
    let list = UseCaseList(app: "MyApp", controllers)
    let added = list.adding(to: text)
    expectTrue(
      added?.contains("\"Empty form\", Form()).unprepared()\n  UseCase(\"Start\", of: Outer.Detail") == true)
    expectEqual(added.flatMap(list.adding), nil)
    expectEqual(list.adding(to: text.replacing("// New", with: "// Old")), nil)
  }

  @Test func `A second use case of a class is added to a text that has the first`() {
    var second = controllers[1]
    second.useCase = "Edit"
    let old = UseCaseList(app: "MyApp", [controllers[1]])
    let list = UseCaseList(app: "MyApp", [controllers[1], second])
    let added = list.adding(to: old.text)
    expectTrue(added?.contains("  UseCase(\"Edit\", of: Outer.Detail.self) {") == true)
    expectEqual(added.flatMap(list.adding), nil)
  }

  private static let scene = AppInterfaces.Scene(
    storyboard: "Main", id: "d-1", title: "Detail", isOnlyOne: false)

  private static let forms: [(AppController, String)] = [
    (
      AppController(name: "Detail", file: "", making: .scene(scene, of: "Detail"), useCase: "Edit"),
      #"UseCase("Edit", of: Detail.self) { UIStoryboard(name: "Main", bundle: nil)"#
        + #".scene(of: Detail.self, id: "d-1") }.unprepared()"#
    ),
    (
      AppController(
        name: "Form", file: "", making: .expression("Form()"), container: .expression("Checkout()")),
      #"UseCase("Start", of: Form.self, in: Form().contained(in: Checkout())).unprepared()"#
    ),
    (
      AppController(name: "DetailScene", file: "", making: .plainScene(scene)),
      #"UseCase("Start", of: DetailScene.self, in: UIStoryboard(name: "Main", bundle: nil).scene(id: "d-1"))"#
        + ".unprepared()"
    ),
    (
      AppController(
        name: "AppDelegate", file: "", making: .launch(AppLaunch(delegate: "AppDelegate")), useCase: "Launch"),
      #"UseCase("Launch", of: AppDelegate.self, launching: AppDelegate()).unprepared()"#
    ),
    (
      AppController(
        name: "AppDelegate", file: "",
        making: .launch(AppLaunch(delegate: "AppDelegate", scene: "SceneDelegate", storyboard: "Main")),
        useCase: "Launch"),
      #"UseCase("Launch", of: AppDelegate.self, launching: AppDelegate(), scene: SceneDelegate(), "#
        + #"storyboard: "Main").unprepared()"#
    ),
  ]

  @Test(arguments: forms)
  func `A use case makes its controller`(controller: AppController, text: String) {
    expectEqual(controller.expression, text)
  }

  @Test func `A scene without a class gets a type that names it`() {
    let controller = AppController(name: "DetailScene", file: "", making: .plainScene(Self.scene))
    expectTrue(
      UseCaseList(app: "MyApp", [controller]).text.hasSuffix(
        "}\n\n/// The scene 'Detail' of Main.storyboard.\npublic final class DetailScene {}\n"))
  }

  @Test func `The first script is for a controller rather than for the launch`() {
    let launch = AppController(
      name: "AppDelegate", file: "", making: .launch(AppLaunch(delegate: "AppDelegate")), useCase: "Launch")
    expectEqual(UseCaseList(app: "MyApp", [launch]).firstClass, nil)
    expectEqual(UseCaseList(app: "MyApp", [launch] + controllers).firstClass, "Form")
  }
}
