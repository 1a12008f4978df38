import Commands
import Expectations
import HeadlessUIKit
import Project
import ShowcaseKit
import Testing
import Workers

@testable import ShowcaseCommand

@Suite @MainActor struct WorkerHashingTests {
  @Test(arguments: [(true, "1"), (false, nil)] as [(Bool, String?)])
  func `Workers hash with a fixed seed if a use case is unprepared`(isUnprepared: Bool, value: String?) throws
  {
    let useCase = UseCase("Start", UIViewController())
    let showcase = Showcase("App") { isUnprepared ? useCase.unprepared() : useCase }
    let console = Console(
      program: "showcase", workingDirectory: "/", environment: [:], output: { _ in }, errorOutput: { _ in })
    let command = console.workers(
      of: try Project(root: "/package", showcases: [showcase], environment: [:]), "/program", plans: [])
    expectEqual(command.environment["SWIFT_DETERMINISTIC_HASHING"], value)
  }
}
