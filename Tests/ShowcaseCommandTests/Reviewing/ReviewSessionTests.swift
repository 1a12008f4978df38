import Expectations
import Foundation
import GoldenFiles
import RenderTree
import Reports
import Review
import Storyboards
import TestSupport
import Testing

@testable import ShowcaseCommand

@Suite struct ReviewSessionTests {
  private let size = ScreenSize(columns: 60, rows: 16)
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A review of one change with a number of labels, each of which differs.
  private func session(labels count: Int = 1) -> ReviewSession {
    let change = PendingChange(
      path: GoldenPath("Snapshots/x.txt"), kind: .changed, text: text("new", count),
      goldenText: text("old", count))
    return ReviewSession(PendingReview([change]), goldens: GoldenStore(root: folder.root))
  }

  private func text(_ label: String, _ count: Int) -> String {
    var root = RenderNode("UIView")
    root.children = (0..<count).map { number in
      var node = RenderNode("UILabel")
      node.text = "\(label) \(number)"
      return node
    }
    let steps = [Step(cause: "launch", tree: root)]
    return Storyboard(useCase: "u", script: "s", configuration: "c", steps: steps).text
  }

  private func press(_ keys: String, in session: inout ReviewSession) {
    session.take(Array(keys.utf8), on: size)
  }

  @Test func `A yes takes the right to write goldens and ends the review; dropping takes none`() {
    forEachRow(["aD", "q"]) { keys in
      var session = session()
      press(keys, in: &session)
      expectTrue(session.isFinished)
      expectNil(session.lock)
    }

    var review = session()
    press("a", in: &review)
    expectNil(review.lock)
    press("yr", in: &review)
    expectTrue(review.isFinished)
    expectNotNil(review.lock)
    expectEqual(review.screen.decided.map(\.decision), [.accept])
  }

  @Test func `A key that comes in pieces is one key`() {
    var session = session()
    press("\u{1B}", in: &session)
    press("[A", in: &session)
    expectEmpty(session.screen.decided)
  }

  @Test func `Nothing is drawn but behind a key, and on a screen of another size`() {
    var session = session()
    expectNotNil(session.linesToDraw(on: size))
    expectNil(session.linesToDraw(on: size))
    press("", in: &session)
    expectNil(session.linesToDraw(on: size))
    press("t", in: &session)
    expectEqual(session.linesToDraw(on: size), session.screen.lines(on: size))
    expectNil(session.linesToDraw(on: size))
    session.forgetDrawing()
    expectNotNil(session.linesToDraw(on: size))
    let wider = ScreenSize(columns: 80, rows: 16)
    expectEqual(session.linesToDraw(on: wider)?.first?.text.columns, 80)
  }

  @Test(.hangLimit)
  func `A large change is scrolled line by line without being compared each time`() {
    let labels = Extent.size(5_000, quick: 300)
    var session = session(labels: labels)
    press("t", in: &session)
    for row in 0..<500 {
      press("j", in: &session)
      let lines = session.linesToDraw(on: size)
      expectEqual(lines?.count, size.rows, "row \(row)")
    }
    expectEqual(session.screen.page(on: size).count, 2 * labels + 2)
  }

  #if os(Linux)
    /// `F_OFD_SETLK`: a lock of an open file blocks a process's lock as another process's would.
    private static let openFileLock: Int32 = 37

    @Test
    func `While another writes goldens, the decisions are kept, and a yes counts as soon as it is done`()
      throws
    {
      try folder.write("", to: WritingLock.path)
      let stranger = open(folder.url(WritingLock.path).path, O_RDWR)
      var region = flock()
      region.l_type = Int16(F_WRLCK)
      try #require(fcntl(stranger, Self.openFileLock, &region) == 0)
      var session = session()
      press("ay", in: &session)
      expectFalse(session.isFinished)
      expectEqual(session.screen.mode, .confirming)
      expectEqual(session.screen.remark?.contains("another Showcase is writing goldens"), true)
      expectEqual(session.screen.decided.count, 1)
      close(stranger)
      press("y", in: &session)
      expectEqual(session.screen.mode, .finished(applies: true))
      expectNotNil(session.lock)
    }
  #endif
}
