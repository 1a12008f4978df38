import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct CADisplayLinkTests {
  let loop = VirtualRunLoop()
  let log = Log()

  @Test func `A link calls sixty times a second, and keeps nothing busy`() {
    let link = CADisplayLink { _ in log.add("frame") }
    link.add(to: loop)
    expectTrue(loop.isIdle)
    loop.advance(by: 1.001)
    expectEqual(log.lines.count, 60)
    #expect(abs(link.timestamp - 1) < 1e-6)
    expectEqual(link.targetTimestamp, link.timestamp + link.duration)
  }

  @Test func `A paused link lets frames pass, and one that code or its handler invalidates ends`() {
    let link = CADisplayLink { _ in log.add("frame") }
    link.isPaused = true
    link.add(to: loop)
    loop.advance(by: 0.5)
    expectEmpty(log.lines)
    link.isPaused = false
    loop.advance(by: 0.02)
    expectEqual(log.take(), ["frame"])
    link.invalidate()
    loop.advance(by: 1)
    expectEmpty(log.lines)
    expectEmpty(loop.pendingEvents)
    let other = CADisplayLink { other in
      log.add("frame")
      other.invalidate()
    }
    other.add(to: loop)
    loop.advance(by: 1)
    expectEqual(log.lines, ["frame"])
  }
}
