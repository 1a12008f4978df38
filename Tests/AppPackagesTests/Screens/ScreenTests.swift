import Diagnostics
import Expectations
import Foundation
import TestSupport
import Testing

@testable import AppPackages

/// Coordinators of an app's package; the compiler is real, and what builds and runs packages is not.
@MainActor @Suite struct ScreenTests {
  private let folder: TemporaryFolder
  private let sources = "App/AppShowcase/Sources/App"

  init() throws { folder = try TemporaryFolder() }

  private var useCases: [String] {
    get throws {
      try folder.read("\(sources)/AppShowcase.swift").split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("  ") }
    }
  }

  /// Makes a package of an app whose only controller asks for a store.
  private func initializeList() throws {
    try folder.write(
      "import UIKit\n" + """
        protocol Store { func load(then: @escaping ([Book]) -> Void) }
        struct Book { let title: String }
        final class ListController: UITableViewController {
          init(store: Store) { super.init(style: .plain) }
          required init?(coder: NSCoder) { nil }
        }
        """, to: "App/List.swift")
    let call = folder.initialize("App")
    expectEqual(call.status, .success, "\(call.errorOutput)")
  }

  @Test func `A controller that needs data is shown by a coordinator`() throws {
    try initializeList()
    expectEqual(
      try useCases.first,
      "  UseCase(\"Start\", of: ListController.self, coordinator: ListControllerCoordinator.self).unprepared()"
    )
    expectTrue(
      try folder.read("\(sources)/Screens/ListControllerCoordinator.swift").contains(
        "private let store = MadeStore()\n\n  func start() {\n    let controller = ListController(store: store)\n"
      ))
  }

  @Test func `What a coordinator makes up has a file for each type`() throws {
    try initializeList()
    expectTrue(
      try folder.read("\(sources)/Mocks/MadeStore.swift").hasPrefix("import ShowcaseKit\nimport UIKit\n\n///")
    )
    expectTrue(
      try folder.read("\(sources)/Mocks/Made+Book.swift").contains("Book(title: \"Title \\(number)\")"))
    expectTrue(try folder.read("\(sources)/Mocks/Made.swift").contains("enum Made {}"))
  }

  @Test func `What the compiler refuses gives place to the next way`() throws {
    try folder.write(
      "import UIKit\n" + """
        struct Book {
          @available(*, unavailable) init(id: Int) {}
          init(title: String, pages: Int) {}
        }
        final class Detail: UIViewController {
          init(book: Book) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        """, to: "App/Detail.swift")
    let call = folder.initialize("App")
    expectEqual(call.status, .success, "\(call.errorOutput)")
    expectTrue(
      try folder.read("\(sources)/Mocks/Made+Book.swift").contains(
        "Book(title: \"Title \\(number)\", pages: number)"))
  }

  @Test func `Data that cannot be made is the reason why a controller is not shown`() throws {
    try folder.write(
      "import UIKit\n" + """
        class Archive { private init() {} }
        final class Detail: UIViewController {
          init(archive: Archive) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        """, to: "App/Detail.swift")
    let call = folder.initialize("App")
    expectEqual(call.status, .nothingSelected, "\(call.errorOutput)")
    expectEqual(
      try useCases.first, "  // Detail: needs a value: nothing outside of 'Archive' can make one")
  }

  @Test func `Of the ways to show a controller the first that is not empty is kept`() throws {
    try folder.write(
      "import UIKit\nfinal class Detail: UIViewController { var item: Int!; var note: String? }\n",
      to: "App/Detail.swift")
    let coordinator = folder.url("\(sources)/Screens/DetailCoordinator.swift")
    var runs = 0
    let call = { () -> InitCall in
      InitCall(["App"], in: folder) { arguments in
        guard let log = arguments.last, log.hasPrefix("json=") else {
          return ToolOutcome(status: 0, output: "")
        }
        runs += 1
        let text = (try? String(contentsOf: coordinator, encoding: .utf8)) ?? ""
        let outcome =
          text.contains("note")
          ? #"{"kind":"died","deaths":[{"words":"it crashed:\n  nil"}]}"# : #"{"kind":"recorded"}"#
        let event =
          #"{"event":"finished","name":{"classForDisplay":"Detail","useCase":"Start"},"outcome":\#(outcome)}"#
        _ = FileManager.default.createFile(atPath: String(log.dropFirst(5)), contents: Data(event.utf8))
        return ToolOutcome(status: 0, output: "")
      }
    }
    expectEqual(call().status, .success)
    let text = try folder.read("\(sources)/Screens/DetailCoordinator.swift")
    expectTrue(text.contains("controller.item = 1") && !text.contains("note"), "\(text)")
    expectEqual(WrittenRecord(inPackage: folder.url("App/AppShowcase").path).attempts, ["Detail/Start": 1])
    // The first two, and one with the script.
    expectEqual(runs, 3)
    let before = folder.files(in: "App")
    expectEqual(call().status, .success)
    expectEqual(runs, 5)
    expectEqual(folder.files(in: "App"), before)
  }
}
