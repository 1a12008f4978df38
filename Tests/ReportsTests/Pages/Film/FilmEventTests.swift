import Expectations
import Storyboards
import TestSupport
import Testing

@testable import Reports

@Suite struct FilmEventTests {
  @Test func `An animation has the duration with which its line begins`() {
    forEachRow(
      [
        ("0.25 s: OverlayView (alpha)", 0.25), ("1 s crossDissolve: UIView (transition)", 1),
        ("OverlayView (alpha)", nil), ("-1 s: UIView", nil), ("inf s: UIView", nil), ("", nil),
      ] as [(String, Double?)]
    ) { text, seconds in
      expectEqual(FilmFrame.Event(kind: .animated, text: text).seconds, seconds, "\(text)")
    }
    expectNil(FilmFrame.Event(kind: .called, text: "0.25 s: call").seconds)
  }

  @Test func `A step's calls and animations are a list, and no name in it can be markup`() {
    let step = Step(
      cause: "launch", calls: ["Store.save(<b>)"], animations: ["0.25 s: UIView (alpha)"],
      tree: SettingsRun.tree(0, step: 0))
    expectEqual(
      FilmFrame.Event.list(FilmFrame.Event.all(of: step)),
      """
      <ul class="events"><li class="called">called <code>Store.save(&lt;b&gt;)</code></li>\
      <li class="animated" data-seconds="0.25">animated <code>0.25 s: UIView (alpha)</code></li></ul>

      """)
    expectEqual(FilmFrame.Event.list([]), "")
  }
}
