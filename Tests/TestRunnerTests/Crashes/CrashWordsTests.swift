import Expectations
import Foundation
import TestSupport
import Testing
import Workers

@testable import TestRunner

@Suite struct CrashWordsTests {
  /// The words of a death with some output, some functions of the app, and one of a library.
  private static func words(
    _ output: String, _ functions: [CalledFunction] = [], unfolding: String? = "--all-calls"
  ) -> [String] {
    var captured = CapturedOutput()
    captured.append(output.utf8)
    let library = CalledFunction(name: "_assertionFailure(_:)", image: "libswiftCore.so")
    let position = CodePosition(image: "app", offset: 1)
    let report = CrashReport(
      reason: "Illegal instruction",
      calls: ([library] + functions).map { CrashReport.Call(position: position, functions: [$0]) })
    let death = WorkerDeath(cause: .signal(4), output: captured, earlierJobs: 0)
    return CrashWords(of: death, report, CrashStyle(unfolding: unfolding)).death.words
  }

  private static func function(
    _ name: String, _ file: String = "/app/List.swift", _ line: Int = 7
  ) -> CalledFunction {
    CalledFunction(name: name, image: "app", location: SourceLine(file: file, line: line, column: 5))
  }

  @Test func `The stage's exception comes first, then the message, then the app's own calls`() {
    let words = Self.words(
      "hello\nApp/List.swift:7: Fatal error: oh\nno\n*** Stage: one\n*** Stage: two\n\n",
      [Self.function("List.load()"), Self.function("View.draw()", "\(Self.package)/Sources/Toolkit/A.swift")])
    expectEqual(
      words,
      [
        "the stage reported first:", "  one", "  two", "it crashed:", "  App/List.swift:7: Fatal error: oh",
        "  no",
        "the app's calls, the innermost first:", "  List.load() at /app/List.swift:7:5",
        "  ... and 2 calls outside the app; --all-calls shows all",
      ])
  }

  @Test func `All calls are listed where that is asked for`() {
    let words = Self.words("", [Self.function("List.load()")], unfolding: nil)
    expectEqual(
      words,
      [
        "it crashed:", "  Illegal instruction", "the calls, the innermost first:",
        "  _assertionFailure(_:) in libswiftCore.so", "  List.load() at /app/List.swift:7:5", "  ...",
      ])
  }

  @Test func `A crash that never was in the app's code lists the innermost calls`() {
    let words = Self.words("")
    expectEqual(
      words.suffix(2), ["the calls, the innermost first:", "  _assertionFailure(_:) in libswiftCore.so"])
  }

  @Test func `What a message says is the same in every process`() {
    let words = Self.words("Could not cast value of type 'A' (0x55c063f288e0) to 'B' (0x55c063f288e8).\n")
    expectEqual(words[1], "  Could not cast value of type 'A' (0x...) to 'B' (0x...).")
  }

  @Test func `What the runtime lists of a crash that it does not report is not a part of the message`() {
    let words = Self.words("A.swift:9: Fatal error: oh\nCurrent stack trace:\n0    libswiftCore.so 0x7f00\n")
    expectEqual(words.prefix(3), ["it crashed:", "  A.swift:9: Fatal error: oh", words[2]])
    expectFalse(words.contains { $0.contains("0x7f00") || $0.contains("Current") })
  }

  @Test func `The message has the line where debug information has none`() {
    let words = Self.words(
      "App/List.swift:12: Fatal error: oh\n", [Self.function("List.load()", "/app/List.swift", 0)])
    expectTrue(words.contains("  List.load() at /app/List.swift:12:5"), "\(words)")
  }

  @Test(arguments: [
    (
      "A.swift:9: Fatal error: init(coder:) has not been implemented\n",
      "UseCase(\"...\", DetailController(...))"
    ),
    ("A.swift:9: Fatal error: there is no storyboard\n", "UseCase(\"...\", DetailController(...))"),
    ("", "UseCase(\"...\", DetailController(...))"),
  ])
  func `A trap in the coder's initializer is explained by what creates the class`(
    message: String, advice: String
  ) {
    let words = Self.words(message, [Self.function("DetailController.init(coder:)")])
    expectTrue(words.contains { $0.hasSuffix(advice) }, "\(words)")
    expectTrue(
      words.contains { $0.contains("registerController(\"...\", inStoryboard: \"...\") { DetailController(") }
    )
  }

  @Test func `A nil outlet is explained by the outlets of its file, its own first`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      final class DetailController: UIViewController {
        @IBOutlet private weak var photo: UIImageView!
        @IBOutlet var nameLabel: UILabel!
        func show() { nameLabel.text = "a" }
      }

      """, to: "Detail.swift")
    let call = Self.function("closure #1 in DetailController.show()", folder.url("Detail.swift").path, 4)
    let words = Self.words(
      "App/Detail.swift:4: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value\n"
        + "*** Stage: write: UIApplication.shared.environment.interfaceFiles."
        + "registerController(\"Detail\", inStoryboard: \"Main\") { ... }\n", [call])
    let start = try #require(words.firstIndex(of: "what to write:"))
    expectEqual(
      words[(start + 1)...].prefix(9),
      [
        "  No file of Interface Builder has set the outlets. Write in the use case:",
        "    UIApplication.shared.environment.interfaceFiles.registerController(\"Detail\", inStoryboard: \"Main\") { "
          + "DetailController() }",
        "    UIApplication.shared.environment.interfaceFiles.registerView(of: DetailController.self) { controller in",
        "      let nameLabel = UILabel()", "      controller.view.addSubview(nameLabel)",
        "      controller.nameLabel = nameLabel", "      let photo = UIImageView()",
        "      controller.view.addSubview(photo)", "      controller.photo = photo",
      ])
  }

  @Test func `A resource that is not there is explained where a line asks for one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "let a = Bundle.main.url(forResource: \"a\", withExtension: nil)!\nlet b = c!\n", to: "A.swift")
    let words = (1...2).map { line in
      Self.words(
        "App/A.swift:1: Fatal error: Unexpectedly found nil while unwrapping an Optional value\n",
        [Self.function("load()", folder.url("A.swift").path, line)])
    }
    expectTrue(words[0].contains { $0.contains("Bundle.module") })
    expectFalse(words[1].contains("what to write:"))
  }

  @Test func `A program without its resources is explained`() {
    let words = Self.words(
      "ChromeUI/resource_bundle_accessor.swift:12: Fatal error: could not load resource bundle: from /a or /b\n"
    )
    expectTrue(words.contains { $0.contains("cp -RL .build/debug/*.resources") })
  }

  /// The folder of this package.
  private static let package = #filePath.components(separatedBy: "/Tests/")[0]
}
