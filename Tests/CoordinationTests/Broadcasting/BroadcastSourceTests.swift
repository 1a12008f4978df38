import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct BroadcastSourceTests {
  @Test func `All kinds of values are broadcast`() {
    let broadcaster = Broadcaster()
    var heard: [String] = []
    let visible = BroadcastSource(true)
    let panel = BroadcastSource(3)
    let offset = BroadcastSource<CGFloat>(1.5)
    broadcaster.broadcast(visible, as: BroadcastKey<Bool>("visible"))
    broadcaster.broadcast(panel, as: BroadcastKey<Int>("panel"))
    broadcaster.broadcast(offset, as: BroadcastKey<CGFloat>("offset"))
    let observer = ObserverList<AnyObject>()
    broadcaster.addObserver(observer, for: BroadcastKey<Bool>("visible")) { heard.append("\($1)") }
    broadcaster.addObserver(observer, for: BroadcastKey<Int>("panel")) { heard.append("\($1)") }
    broadcaster.addObserver(observer, for: BroadcastKey<CGFloat>("offset")) { heard.append("\($1)") }
    expectEqual(heard, ["true", "3", "1.5"])
  }

  @Test func `A source keeps its value though nothing broadcasts it, and an observer may set it`() {
    let source = BroadcastSource(1)
    source.value = 2
    expectEqual(source.value, 2)
    do {
      let broadcaster = Broadcaster()
      let source = BroadcastSource(0)
      let observer = ObserverList<AnyObject>()
      broadcaster.broadcast(source, as: BroadcastKey<Int>("count"))
      broadcaster.addObserver(observer, for: BroadcastKey<Int>("count")) { _, value in
        source.value = min(3, value + 1)
      }
      expectEqual(source.value, 3)
    }
  }
}
