import Expectations
import Storyboards
import TestSupport
import Testing

@testable import Reports

@Suite struct TimelineChartTests {
  private func frames(_ count: Int) -> [FilmFrame] {
    (0..<count).map { index in
      var frame = FilmFrame(anchor: "a.step-\(index + 1)", title: "Step \(index + 1)", cause: "tap")
      frame.step = index
      return frame
    }
  }

  private func timeline(_ ends: [Double], _ events: [Timeline.Event] = []) -> Timeline {
    var timeline = Timeline()
    for end in ends { timeline.addStep(endingAt: end) }
    timeline.events = events
    return timeline
  }

  private func expect(_ html: String, has part: String) { expectTrue(html.contains(part), "\(html)") }

  @Test func `Steps are links, as wide as their time, and those that differ are marked`() {
    var frames = frames(2)
    frames[1].differs = true
    let html = TimelineChart(timeline([1, 4]), frames).html
    expect(html, has: ##"<a href="#a.step-1" style="left:0%;width:25%" title="Step 1, 0 to 1 s">1</a>"##)
    expect(
      html,
      has: ##"<a href="#a.step-2" class="differs" style="left:25%;width:75%" title="Step 2, 1 to 4 s">2</a>"##
    )
  }

  @Test func `A step that only the golden has, and a lane without events, are left out`() {
    var frames = frames(2)
    frames[1].step = nil
    let html = TimelineChart(timeline([1, 4]), frames).html
    for word in ["a.step-2", "Calls", "Animations", "Requests"] {
      expectFalse(html.contains(word), "\(html)")
    }
  }

  @Test func `Nothing is drawn if nothing took time`() {
    expectEqual(TimelineChart(timeline([0, 0]), frames(2)).html, "")
    expectEqual(TimelineChart(Timeline(), []).html, "")
  }

  @Test func `Events that overlap are in rows of their own, and others share a row`() {
    let events = [(0.0, 1.0), (0.5, 2.0), (1.5, 3.0), (3.5, nil)].map { start, end in
      Timeline.Event(kind: .animation, text: "UIView (alpha)", start: start, end: end)
    }
    let html = TimelineChart(timeline([4], events), frames(1)).html
    let rows = html.split(separator: "<div>").filter { $0.contains("class=\"animation\"") }
    expectEqual(rows.map { $0.ranges(of: "<i ").count }, [3, 1])
    // What does not end is drawn up to the end.
    expect(
      html, has: #"style="left:87.5%;width:12.5%" title="UIView (alpha), from 3.5 s, without end""#)
  }

  @Test func `What begins after the last step is at its end`() {
    let late = Timeline.Event(kind: .animation, text: "UIView (alpha)", start: 9, end: 10)
    expect(TimelineChart(timeline([4], [late]), frames(1)).html, has: #"class="animation" style="left:100%""#)
  }

  @Test func `A request has its method and path beside it, a call its text and time for the pointer`() {
    let request = Timeline.Event(
      kind: .request, text: "GET https://example.org/cards?page=1", start: 0, end: 0.5)
    let call = Timeline.Event(kind: .call, text: "Commands.open(\"<a>\")", start: 1, end: 1)
    let html = TimelineChart(timeline([2], [request, call]), frames(1)).html
    expect(html, has: ">GET /cards?page=1</i>")
    expect(html, has: #"title="Commands.open(&quot;&lt;a&gt;&quot;), at 1 s""#)
  }

  @Test func `A scale has at most eleven round ticks from nothing to its end`() {
    forEachRow([
      (0.5, [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]),
      (4, [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]),
      (7.45, [0, 1, 2, 3, 4, 5, 6, 7]), (3600, [0, 500, 1000, 1500, 2000, 2500, 3000, 3500]),
    ]) { (end: Double, ticks: [Double]) in
      expectEqual(TimeScale(until: end).ticks, ticks, "\(end)")
    }
    for end in [0.001, 0.0123, 123_456, 1e9, 1e12] {
      expectTrue((1...11).contains(TimeScale(until: end).ticks.count), "\(end)")
    }
  }
}
