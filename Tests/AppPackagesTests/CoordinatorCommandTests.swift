import Commands
import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

@MainActor @Suite struct CoordinatorCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "import UIKit\n" + """
        struct Book { let title: String }
        final class DetailViewController: UIViewController {
          init(book: Book, done: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        final class PlainViewController: UIViewController {}
        final class Archive { private init() {} }
        final class ArchiveViewController: UIViewController { init(archive: Archive) {} }
        """, to: "App/Sources/MyUI/Detail.swift")
    try folder.write("\n", to: "App/Sources/MyShowcase/Empty.swift")
  }

  private func call(_ arguments: [String]) -> (status: ExitCode, output: String, errors: String) {
    var (output, errors) = ("", "")
    let console = Console(
      program: "showcase", workingDirectory: "\(folder.root)/App", environment: [:],
      output: { output += $0 }, errorOutput: { errors += $0 })
    let command = CoordinatorCommand(tool: Tool { _, _, _ in ToolOutcome(status: 0, output: "") })
    let status = Program([command, InitCommand()], version: "").run(["coordinator"] + arguments, on: console)
    return (status, output, errors)
  }

  @Test func `Without a folder for them the files are printed`() {
    let result = call(["DetailViewController"])
    expectEqual(result.status, .success, "\(result.errors)")
    for text in [
      "Screens/DetailViewControllerCoordinator.swift",
      "let controller = DetailViewController(book: Made.book(), done: {",
      "Mocks/Made+Book.swift", "enum Made {}",
      "\n  in a showcase: UseCase(\"Start\", of: DetailViewController.self, "
        + "coordinator: DetailViewControllerCoordinator.self)\n",
    ] { expectTrue(result.output.contains(text), "\(result.output)") }
    expectEqual(folder.files(in: "App").count, 2)
  }

  @Test func `Files that are there are kept`() throws {
    try folder.write("// Mine\n", to: "App/Sources/MyShowcase/Mocks/Made.swift")
    let result = call(["DetailViewController", "--output", "Sources/MyShowcase"])
    expectEqual(result.status, .success, "\(result.errors)")
    expectTrue(
      result.output.hasPrefix(
        """
        created  ./Sources/MyShowcase/Screens/DetailViewControllerCoordinator.swift
        kept     ./Sources/MyShowcase/Mocks/Made.swift
        created  ./Sources/MyShowcase/Mocks/Made+Book.swift

        """), "\(result.output)")
    expectEqual(try folder.read("App/Sources/MyShowcase/Mocks/Made.swift"), "// Mine\n")
  }

  @Test func `A controller that needs no data has none`() {
    let result = call(["PlainViewController", "--output", "Sources/MyShowcase"])
    expectEqual(
      result.output,
      "PlainViewController needs no data.\n  in a showcase: UseCase(\"Start\", PlainViewController())\n"
    )
    expectEqual(folder.files(in: "App").count, 2)
  }

  @Test func `What cannot be written is an error with a way out`() {
    forEachRow([
      (["DetailViewControler"], "there is no view controller 'DetailViewControler' in '.'"),
      (["DetailViewControler"], "nearest:  DetailViewController"),
      (
        ["ArchiveViewController"],
        "no data can be made up for 'ArchiveViewController': nothing outside of 'Archive'"
      ),
      (["DetailViewController", "--output", "../Other"], "the folder '../Other' is not inside '.'"),
      (
        ["DetailViewController", "--app", "Sources/MyShowcase"],
        "nothing in 'Sources/MyShowcase' imports UIKit"
      ),
    ]) { arguments, words in
      let console = call(arguments)
      expectEqual(console.status, .unusableInput)
      expectTrue(console.errors.contains(words), "\(console.errors)")
    }
  }
}
