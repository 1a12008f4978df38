import Diagnostics
import Expectations
import Foundation
import Porting
import TestSupport
import Testing

@testable import AppBreadth

@Suite struct AppCheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func build(
    _ names: String..., portsSources: Bool = true, settings: CompilerSettings? = nil,
    in checkFolder: CheckFolder? = nil, unchanged: Set<String> = []
  ) throws -> [CheckedModule] {
    let compiler = try SwiftCompiler(environment: ProcessInfo.processInfo.environment, languageMode: 5)
    let modules = try names.map { name in
      let place = AppFolder(at: "\(folder.root)/\(name)", named: name)
      return AppModule(name: name, folder: place, sources: try place.sources(), settings: settings)
    }
    return try AppCheck(compiler, portsSources: portsSources).build(
      modules, in: checkFolder, unchanged: unchanged)
  }

  private func places(_ module: CheckedModule?) -> Set<String> {
    let errors = module?.errors ?? []
    return Set(errors.map { "\($0.file.dropFirst(folder.root.count + 1)):\($0.position.line)" })
  }

  @Test func `Files of the same name are compiled together, and errors name the app's own files`() {
    forEachRow([true, false]) { portsSources in
      try folder.write(
        "import UIKit\nclass First: UIView {}\nlet first: Missing", to: "App/A/Extension.swift")
      try folder.write("import UIKit\n\nlet second = First().missing", to: "App/B/Extension.swift")
      let modules = try build("App", portsSources: portsSources)
      expectEqual(places(modules.first), ["App/A/Extension.swift:3", "App/B/Extension.swift:3"])
    }
  }

  @Test func `A framework of which the toolkit has a part needs no other import`() throws {
    try folder.write(
      """
      import Foundation
      import SafariServices
      func browser(at url: URL) -> UIViewController { SFSafariViewController(url: url) }
      """, to: "App/App.swift")
    let modules = try build("App", portsSources: false)
    expectEqual(modules.map(places), [[]])
    expectEqual(modules.map(\.emptyModules), [["SafariServices"]])
  }

  @Test func `A module is compiled after those that it imports, and uses what of them compiles`() throws {
    try folder.write(
      """
      import Kit
      @testable import Base
      let kit = Kit()
      let number = Base().hidden + Base().missing
      """, to: "App/App.swift")
    try folder.write("import Base\npublic struct Kit { public init() {} }", to: "Kit/Kit.swift")
    try folder.write(
      "public struct Base { public init() {}; let hidden = 1 }\nlet broken: Missing", to: "Base/Base.swift")
    let modules = try build("App", "Kit", "Base")
    expectEqual(modules.map(\.name), ["Base", "Kit", "App"])
    expectEqual(modules.map(places), [["Base/Base.swift:2"], [], ["App/App.swift:4"]])
    expectEqual(modules.last?.importedModules, ["Base", "Kit"])
    #expect(modules.allSatisfy { $0.isWritten && $0.emptyModules.isEmpty })
  }

  @Test func `What is checked after types is found, and so are errors beside wrong syntax`() throws {
    try folder.write("func one() -> Int {}\n", to: "Late/A.swift")
    expectEqual(places(try build("Late").first), ["Late/A.swift:1"])
    try folder.write("struct A {\nfunc a( {}\n}", to: "Syntax/A.swift")
    try folder.write("let a: A\nlet b: Missing", to: "Syntax/B.swift")
    #expect(places(try build("Syntax").first).isSuperset(of: ["Syntax/A.swift:2", "Syntax/B.swift:2"]))
  }

  @Test func `A module that is not here stays absent for who asks, and is empty for who does not`() throws {
    try folder.write("#if canImport(Absent)\nimport Absent\nlet a = absent()\n#endif", to: "App/Asks.swift")
    expectEqual(try build("App").map(\.emptyModules), [[]])
    try folder.write("import Absent\nlet b = absentToo()", to: "App/Needs.swift")
    try folder.write("#if os(macOS)\nimport AppKit\n#endif", to: "App/Mac.swift")
    let modules = try build("App")
    expectEqual(modules.map(\.emptyModules), [["Absent"]])
    expectEqual(places(modules.first), ["App/Needs.swift:2"])
  }

  @Test func `A module of the app is not one of this package that has the same name`() throws {
    try folder.write("import Workers\nlet pool = WorkerPool.self", to: "App/App.swift")
    expectEqual(try build("App").map(\.emptyModules), [["Workers"]])
  }

  @Test func `The bundle that the package manager makes is there, unless the app declares one`() throws {
    try folder.write("import Foundation\nlet bundle = Bundle.module", to: "App/App.swift")
    expectEqual(places(try build("App").first), [])
    try folder.write(
      "import Foundation\nextension Bundle { static var module: Bundle { 1 } }", to: "App/Own.swift")
    expectEqual(places(try build("App").first), ["App/Own.swift:2"])
  }

  @Test func `Conditions are those of the settings beside those of the package manager`() throws {
    try folder.write(
      "#if DEBUG && SWIFT_PACKAGE && STAGING\nlet first: Missing\n#endif", to: "App/App.swift")
    expectEqual(try build("App").map(places), [[]])
    let settings = CompilerSettings(conditions: ["STAGING"])
    expectEqual(try build("App", settings: settings).map(places), [["App/App.swift:2"]])
  }

  @Test func `A module has the isolation of its settings`() throws {
    try folder.write(
      """
      final class Model { var count = 0 }
      nonisolated func read(_ model: Model) -> Int { model.count }
      """, to: "App/App.swift")
    for isMainActor in [false, true] {
      let strict = CompilerSettings(languageMode: .six, isMainActorByDefault: isMainActor)
      expectEqual(try build("App", settings: strict).map(\.isRelaxed), [isMainActor])
    }
  }

  @Test func `A module with nothing wrong but isolation is compiled by Swift 5's rules`() throws {
    try folder.write("final class A { var a = 0 }\nlet shared = A()", to: "App/App.swift")
    let strict = CompilerSettings(languageMode: .six)
    expectEqual(try build("App", settings: strict).map(\.isRelaxed), [true])
    expectEqual(try build("App", settings: strict).map(places), [[]])
    expectEqual(try build("App", settings: CompilerSettings()).map(\.isRelaxed), [false])
    // As long as something else is wrong, that alone is found.
    try folder.write("import UIKit\nlet one: Missing", to: "App/B.swift")
    let broken = try build("App", settings: strict)
    expectEqual(broken.map(places), [["App/B.swift:2"]])
    expectEqual(broken.map(\.isRelaxed), [false])
  }

  @Test func `A module is compiled again if one that it imports has changed`() throws {
    try folder.write("public struct Book { public init() {} }", to: "Kit/Kit.swift")
    try folder.write("import Kit\nlet book = Book()", to: "App/App.swift")
    let checkFolder = try CheckFolder()
    expectEqual(try build("Kit", "App", in: checkFolder).map(places), [[], []])
    try folder.write("public struct Page {}", to: "Kit/Kit.swift")
    expectEqual(
      try build("Kit", "App", in: checkFolder, unchanged: ["App"]).map(places), [[], ["App/App.swift:2"]])
  }

  @Test func `A module that has not changed keeps its errors`() throws {
    try folder.write("let book = Book()", to: "App/App.swift")
    let checkFolder = try CheckFolder()
    expectEqual(try build("App", in: checkFolder).map(places), [["App/App.swift:1"]])
    // The file is not read again.
    try folder.write("let book = 1", to: "App/App.swift")
    expectEqual(try build("App", in: checkFolder, unchanged: ["App"]).map(places), [["App/App.swift:1"]])
    expectEqual(try build("App", in: checkFolder).map(places), [[]])
  }

  @Test func `Modules that import each other are an error at each import`() throws {
    try folder.write("import B", to: "A/A.swift")
    try folder.write("\nimport A", to: "B/B.swift")
    let error = try #require(throws: Diagnostics.self) { try build("A", "B") }
    expectEqual(
      error.all.map { "\($0.file?.dropFirst(folder.root.count) ?? ""):\($0.position?.line ?? 0)" },
      ["/A/A.swift:1", "/B/B.swift:2"])
    #expect(error.all[0].problem == "'A' imports 'B' in a circle: 'A' imports 'B' imports 'A'")
  }
}
