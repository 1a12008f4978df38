import Expectations
import Testing

@testable import AppPackages

@Suite struct UseCaseListTests {
  private let controllers = [
    AppController(name: "Form", file: "Form.swift", making: .expression("Form()")),
    AppController(
      name: "Outer.Detail", file: "Detail.swift",
      making: .storyboard(AppInterfaces.Scene(storyboard: "Main", way: .identifier("detail")))),
    AppController(
      name: "Page", file: "Page.swift",
      making: .missing("it needs page: Int", expression: "Page(page: ...)")),
    AppController(name: "Hidden", file: "Hidden.swift", making: .missing("it is private", expression: nil)),
  ]

  @Test func `Controllers are use cases, or comments that say what is missing`() {
    let lines = UseCaseList(app: "MyApp", controllers).text.split(separator: "\n").suffix(8).map(String.init)
    expectEqual(
      lines,
      [
        "public let myAppShowcase = Showcase(\"MyApp\") {",
        "  UseCase(\"Start\", Form())",
        "  UseCase(\"Start\", of: Outer.Detail.self) { UIStoryboard(name: \"Main\", bundle: nil)"
          + ".instantiateViewController(withIdentifier: \"detail\") as! Outer.Detail }",
        "  // Page: it needs page: Int",
        "  // UseCase(\"Start\", Page(page: ...))",
        "  // Hidden: it is private",
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
    expectTrue(list.text.contains("\n  ShowcaseKit.UseCase(\"Start\", Form())\n"))
    expectTrue(list.text.contains(" = ShowcaseKit.Showcase(\"MyApp\") {\n"))
  }

  @Test func `New controllers are added to a person's text above the last line, and no others`() {
    let old = UseCaseList(app: "MyApp", Array(controllers.prefix(1)))
    let text = old.text.replacing("\"Start\"", with: "\"Empty form\"")
    let list = UseCaseList(app: "MyApp", controllers)
    let added = list.adding(to: text)
    expectTrue(added?.contains("\"Empty form\", Form())\n  UseCase(\"Start\", of: Outer.Detail") == true)
    expectEqual(added.flatMap(list.adding), nil)
    expectEqual(list.adding(to: text.replacing("// New", with: "// Old")), nil)
  }
}
