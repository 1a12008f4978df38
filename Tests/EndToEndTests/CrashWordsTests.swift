import Expectations
import Foundation
import TestSupport
import Testing

/// A crash explains itself: the stage's last words, the message, what to write instead, and the app's own calls, in
/// the same words wherever it happens.
@Suite @HazardActor struct CrashWordsTests {
  /// A use case that crashes, with what its report contains, in this order.
  struct Fault: CustomTestStringConvertible {
    let controller: String
    let useCase: String
    let words: [String]
    var testDescription: String { useCase }
  }

  nonisolated static let faults = [
    Fault(
      controller: "ListController", useCase: "Outlet",
      words: [
        "the stage reported first:", "doesn't contain a view controller with identifier 'Detail'",
        "interfaceFiles.registerController(\"Detail\", inStoryboard: \"Main\")", "it crashed:",
        "hazards/Faults.swift:32: Fatal error: Unexpectedly found nil while implicitly unwrapping",
        "what to write:",
        "registerController(\"Detail\", inStoryboard: \"Main\") { DetailController() }",
        "registerView(of: DetailController.self) { controller in", "controller.nameLabel = nameLabel",
        "the app's calls, the innermost first:", "DetailController.viewDidLoad() at /",
        "ListController.viewDidLoad() at /", "calls outside the app;",
      ]),
    Fault(
      controller: "CodeOnlyController", useCase: "Coder",
      words: [
        "it crashed:", "hazards/Faults.swift:45: Fatal error: init(coder:) has not been implemented",
        "what to write:",
        "UseCase(\"...\", CodeOnlyController(...))", "the app's calls, the innermost first:",
        "CodeOnlyController.init(coder:) at /", "calls outside the app;",
      ]),
    Fault(
      controller: "PictureController", useCase: "Resource",
      words: [
        "it crashed:", "hazards/Faults.swift:53: Fatal error: Unexpectedly found nil while unwrapping",
        "what to write:",
        "Bundle.module", "the app's calls, the innermost first:", "PictureController.viewDidLoad() at /",
        "calls outside the app;",
      ]),
    Fault(
      controller: "RowController", useCase: "Index",
      words: [
        "it crashed:", "Fatal error: Index out of range", "the app's calls, the innermost first:",
        "RowController.viewDidLoad() at /", "calls outside the app;",
      ]),
    Fault(
      controller: "ConstrainedController", useCase: "Exception",
      words: [
        "it crashed:", "Terminating app due to uncaught exception 'NSGenericException'",
        "the app's calls, the innermost first:", "ConstrainedController.viewDidLoad() at /",
        "calls outside the app;",
      ]),
  ]

  @Test(arguments: Extent.rows(faults, quick: 2))
  func `run, show and replay say the same of a crash`(fault: Fault) async throws {
    let package = try Hazards.package(of: "Faults")
    try package.write("", to: "empty.eg.swift")
    let name = "\(fault.controller)/\(fault.useCase)"
    let run = try await Hazards.program.run(["run", "--filter", name], in: package.url()).output
    let show = try await Hazards.program.run(["show", name], in: package.url())
    let replay = try await Hazards.program.run(
      ["replay", "empty.eg.swift", "--use-case", name], in: package.url())
    expectInOrder(fault.words, in: run)
    for outcome in [show, replay] {
      expectEqual(outcome.status, 1)
      expectEqual(outcome.output, "")
      expectInOrder(fault.words, in: outcome.errors)
      expectEqual(Self.paragraph(outcome.errors), Self.paragraph(run))
    }
  }

  @Test(arguments: Extent.rows(faults, quick: 2))
  func `A crash of the process itself, as in swift test, has the same words below its message`(
    fault: Fault
  ) async throws {
    let package = try Hazards.package(of: "Faults")
    let name = "\(fault.controller)/\(fault.useCase)"
    let outcome = try await Hazards.program.run(
      ["run", "--workers", "0", "--filter", name], in: package.url(),
      environment: ["SWIFT_BACKTRACE": "enable=yes"])
    // The runtime has printed the message before the crash is noticed.
    let message = fault.words.filter { $0.contains("Fatal error") || $0.contains("uncaught exception") }
    expectInOrder(message, in: outcome.errors)
    expectInOrder(fault.words.filter { !message.contains($0) }, in: outcome.errors)
    expectFalse(outcome.errors.contains("Registers:"))
  }

  @Test(arguments: Extent.rows(["junit", "markdown", "html", "github", "json"], quick: 2))
  func `Every report has the words`(kind: String) async throws {
    let package = try Hazards.package(of: "Faults")
    let outcome = try await Hazards.program.run(
      ["run", "--filter", "ListController", "--report", kind], in: package.url())
    for words in [
      "the stage reported first:", "DetailController.viewDidLoad() at /", "--all-calls shows all",
    ] {
      expectTrue(outcome.output.contains(words), "\(words): \(outcome.output)")
    }
  }

  @Test func `All calls are shown where that is asked for`() async throws {
    let package = try Hazards.package(of: "Faults")
    let outcome = try await Hazards.program.run(["show", "ListController", "--all-calls"], in: package.url())
    expectInOrder(
      [
        "DetailController.viewDidLoad()", "UIViewController.view.getter", "ListController.viewDidLoad()",
        "Stage.mount",
      ],
      in: outcome.errors)
    expectFalse(outcome.errors.contains("outside the app"))
  }

  private func expectInOrder(
    _ words: [String], in text: String, _ location: SourceLocation = #_sourceLocation
  ) {
    var rest = text[...]
    for words in words {
      guard let range = rest.range(of: words) else {
        Issue.record("'\(words)' is missing in \(text)", sourceLocation: location)
        return
      }
      rest = rest[range.upperBound...]
    }
  }

  /// The words of a crash, up to what to type next.
  private static func paragraph(_ text: String) -> [Substring] {
    text.split(separator: "\n").drop { !$0.hasSuffix("reported first:") && !$0.hasSuffix("  it crashed:") }
      .prefix { !$0.contains("next:") }
  }
}
