import Commands
import Foundation
import GoldenFiles
import LampShowcase
import LocalServer
import Platform
import Project
import Review
import ShowcaseKit
import Storyboards
import TestSupport

@testable import ShowcaseCommand

/// A server on a thread of its own, until the value ends.
final class BackgroundServer: Sendable {
  let access: LocalAccess
  private let isOver: Locked<Bool>

  /// - Parameter make: Makes what answers requests, on the server's thread.
  init(_ make: @escaping @Sendable (LocalAccess) -> (HTTPRequest, String) -> HTTPResponse) throws {
    let (isOver, opened) = (Locked(false), Locked<LocalAccess?>(nil))
    self.isOver = isOver
    Thread.detachNewThread {
      guard let server = try? LocalServer() else { return }
      let access = server.access
      opened.withLock { $0 = access }
      server.serve(until: { isOver.withLock { $0 } }, answering: make(access))
    }
    let deadline = ContinuousClock.now + .seconds(30)
    while opened.withLock({ $0 }) == nil {
      guard ContinuousClock.now < deadline else { throw BrowserSession.Fault(words: "no server") }
      usleep(5_000)
    }
    access = opened.withLock { $0 } ?? LocalAccess(port: 0, token: "")
  }

  deinit { isOver.withLock { $0 = true } }
}

/// A package of lamps of which two have the same change and a third has another, with its review.
struct LampReview {
  let package: TemporaryFolder
  let review: PendingReview
  let goldens: GoldenStore

  @MainActor init() throws {
    package = try TemporaryFolder.package()
    _ = package.call("--record")
    try package.changeLamps()
    try package.edit(LampGolden.exit, "EXIT", to: "EXITS")
    _ = package.call()
    let project = try Project(root: package.root, showcases: [lamps], environment: [:])
    let pending = try project.pendingChanges()
    review = PendingReview(pending.changes, of: pending.scenarios)
    goldens = project.goldens
  }

  /// What the browser is served.
  func web(output: @escaping (String) -> Void = { _ in }) -> WebReview {
    let console = Console(
      program: "swift run demo", workingDirectory: package.root, environment: [:], output: output,
      errorOutput: output)
    return WebReview(review, in: goldens, console: console)
  }

  /// Serves it.
  func serve() throws -> BackgroundServer {
    try BackgroundServer { [self] _ in
      var web = web()
      return { request, path in web.response(to: request, at: path) }
    }
  }

  /// The index of a golden's change.
  func index(of golden: String) -> Int {
    review.changes.firstIndex { $0.path.path == golden } ?? -1
  }

  /// The goldens that wait.
  var pending: [String] { package.files(in: GoldenStore.pendingFolder) }
}
