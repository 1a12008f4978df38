import Expectations
import Foundation
import Testing

@testable import Storyboards

@Suite struct TimelineTests {
  @Test func `Each step begins where the one before it ended, and no time goes back`() {
    var timeline = Timeline()
    expectEqual(timeline.end, 0)
    for end in [0.5, 0.5, 0.25, 1.23456] { timeline.addStep(endingAt: end) }
    expectEqual(timeline.steps, [0...0.5, 0.5...0.5, 0.5...0.5, 0.5...1.235])
    expectEqual(timeline.end, 1.235)
  }

  @Test func `An event has three decimals, never ends before it begins, and may not end`() {
    let event = { Timeline.Event(kind: .animation, text: "UIView (alpha)", start: 1.00049, end: $0) }
    expectEqual(event(0.5).start, 1)
    expectEqual(event(0.5).end, 1)
    expectEqual(event(1.2999).end, 1.3)
    expectNil(event(nil).end)
  }

  @Test func `A timeline survives the way to another process`() throws {
    var timeline = Timeline()
    timeline.addStep(endingAt: 0.1)
    timeline.events = [
      Timeline.Event(kind: .request, text: "GET https://example.org/?a=\"ä\"", start: 0.05, end: nil),
      Timeline.Event(kind: .call, text: "Commands.go()", start: 0.1, end: 0.1),
    ]
    let data = try JSONEncoder().encode(timeline)
    expectEqual(try JSONDecoder().decode(Timeline.self, from: data), timeline)
  }
}
