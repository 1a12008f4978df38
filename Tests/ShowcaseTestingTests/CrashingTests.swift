import Expectations
import Foundation
import HeadlessUIKit
import ShowcaseKit
import ShowcaseTesting
import TestSupport
import Testing

/// A crash of a use case under `swift test`, which ends the process: these tests therefore run in another one.
@Suite struct CrashingTests {
  /// Names the package of the process that crashes.
  private static let variable = "SHOWCASE_CRASHING_PACKAGE"
  private static let package = ProcessInfo.processInfo.environment[variable]

  @Test(.enabled(if: package != nil)) @MainActor
  func crash() async throws {
    let showcase = Showcase("Crashes") { UseCase("Nil", of: NilController.self) }
    let file = "\(Self.package ?? "")/Tests/Tests.swift"
    for planned in try PlannedUseCase.all(in: showcase, file: file) { try await verify(planned) }
  }

  @Test(arguments: [false, true])
  func `A use case that crashes has the words of a run instead of a backtrace`(showsAll: Bool) throws {
    let folder = try TemporaryFolder.package()
    try folder.write(
      """
      {
        "configurations" : [ { "id" : "1", "name" : "iPhone", "options" : { "device" : "iPhone" } } ],
        "defaultOptions" : {},
        "testTargets" : [ { "target" : { "name" : "Crashes" } } ],
        "version" : 1
      }

      """, to: "Plans/Crashes.xctestplan")
    let errors = try Self.errors(in: folder, showsAll: showsAll)
    let words = [
      "CrashingTests.swift:", "Unexpectedly found nil",
      "Crashes/NilController/Nil/launch (iPhone): it crashed",
      "the stage reported first:", "interfaceFiles.registerController(\"Detail\", inStoryboard: \"Main\")",
      "it crashed:\n    with the message above", "NilController.viewDidLoad() at /",
    ]
    var rest = errors[...]
    for words in words {
      let range = try #require(rest.range(of: words), "\(words): \(errors)")
      rest = rest[range.upperBound...]
    }
    expectEqual(rest.contains("SHOWCASE_ALL_CALLS=1 shows all"), !showsAll)
    expectEqual(errors.contains("UIViewController.view.getter"), showsAll)
    expectFalse(errors.contains("Registers:"))
  }

  /// The error output of this program if it runs the test that crashes.
  private static func errors(in folder: TemporaryFolder, showsAll: Bool) throws -> String {
    try folder.write("", to: "errors")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["--testing-library", "swift-testing", "--filter", "CrashingTests/crash"]
    process.environment = ProcessInfo.processInfo.environment.merging([
      variable: folder.root, "SWIFT_BACKTRACE": "enable=yes,color=no",
    ]) { $1 }
    if showsAll { process.environment?["SHOWCASE_ALL_CALLS"] = "1" }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: folder.url("errors"))
    try process.run()
    process.waitUntilExit()
    expectEqual(process.terminationReason, .uncaughtSignal)
    return try String(contentsOf: folder.url("errors"), encoding: .utf8)
  }
}

private final class NilController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail") as? NilController
    // swift-format-ignore: NeverForceUnwrap
    title = detail!.title
  }
}
