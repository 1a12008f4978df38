import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct CADisplayLinkTests {
  let loop = VirtualRunLoop()
  let log = Log()

  @Test func `A link calls sixty times a second, and keeps nothing busy`() {
    let link = CADisplayLink { _ in log.add("frame") }
    link.add(to: loop)
    #expect(loop.isIdle)
    loop.advance(by: 1.001)
    #expect(log.lines.count == 60)
    #expect(abs(link.timestamp - 1) < 1e-6)
    #expect(link.targetTimestamp == link.timestamp + link.duration)
  }

  @Test func `A paused link lets frames pass, and an invalid one ends`() {
    let link = CADisplayLink { _ in log.add("frame") }
    link.isPaused = true
    link.add(to: loop)
    loop.advance(by: 0.5)
    #expect(log.lines.isEmpty)
    link.isPaused = false
    loop.advance(by: 0.02)
    #expect(log.take() == ["frame"])
    link.invalidate()
    loop.advance(by: 1)
    #expect(log.lines.isEmpty)
    #expect(loop.pendingEvents.isEmpty)
  }

  @Test func `A link can be invalidated by its handler`() {
    let link = CADisplayLink { link in
      log.add("frame")
      link.invalidate()
    }
    link.add(to: loop)
    loop.advance(by: 1)
    #expect(log.lines == ["frame"])
  }
}
