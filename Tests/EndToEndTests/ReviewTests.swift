import Expectations
import Foundation
import TestSupport
import Testing

/// The review by eye, at a separate terminal.
@Suite @ProgramActor struct ReviewTests {
  private static let badge = PendingBadge.golden
  private let package: TemporaryFolder

  init() throws {
    package = try PendingBadge().package
  }

  private func review(_ keys: [(after: String, press: String)]) throws -> (status: Int32, screen: String) {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    return try terminal.run(Program.showcase.executable, ["review"], in: package.url(), keys: keys)
  }

  @Test func `accepting and confirming makes the storyboard the golden`() throws {
    let (status, screen) = try review([("[difference]", "a"), ("Apply now?", "y")])

    expectEqual(status, 0)
    #expect(screen.contains("1 of 1"))
    #expect(screen.contains("replaced \(Self.badge)"))
    #expect(try package.read(Self.badge).contains("[1] launch"))
  }

  @Test(arguments: Extent.rows(["D", "\u{3}"], quick: 1))
  func `without a yes nothing is written, and the terminal is given back`(key: String) throws {
    let (status, screen) = try review([("[difference]", "a"), ("Apply now?", key)])

    expectEqual(status, 0)
    #expect(screen.hasSuffix("\u{1B}[?25h\u{1B}[?1049lNothing was decided, and nothing written.\r\n"))
    #expect(try package.read(Self.badge).contains("[1] lunch"))
    #expect(package.has(".build/showcase/pending/\(Self.badge)"))
  }

  @Test func `a stop gives the terminal back, and what was decided is there when it goes on`() throws {
    let (status, screen) = try review([
      ("[difference]", "a"), ("Apply now?", PseudoTerminal.stop), ("Apply now?", "y"),
    ])

    expectEqual(status, 0)
    #expect(screen.contains("\u{1B}[?1049h"))
    #expect(try package.read(Self.badge).contains("[1] launch"))
  }

  @Test(arguments: Extent.rows([SIGTERM, SIGINT, SIGHUP, SIGQUIT], quick: 1))
  func `a signal ends it without writing, and the terminal is given back`(signal: Int32) throws {
    let terminal = try PseudoTerminal(columns: 40, rows: 12)
    let (status, screen) = try terminal.run(
      Program.showcase.executable, ["review"], in: package.url(),
      keys: [("[difference]", "a"), ("Apply now?", "u")], endedBy: signal)

    expectEqual(status, signal)
    #expect(screen.hasSuffix("\u{1B}[?25h\u{1B}[?1049l"))
    expectTrue(terminal.isAsBefore)
    #expect(try package.read(Self.badge).contains("[1] lunch"))
  }
}
