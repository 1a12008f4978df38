import Coordination
import Expectations
import HeadlessUIKit
import Testing

extension BroadcastKey<Bool> {
  static let tabStripVisible = BroadcastKey("tabStripVisible")
}

extension BroadcastKey<CGFloat> {
  static let contentScrollOffset = BroadcastKey("contentScrollOffset")
}

/// Records the last values, and the number of notifications.
@MainActor
private final class Observer {
  var isVisible = false
  var offset: CGFloat = 0
  var calls = 0

  func observe(_ broadcaster: Broadcaster, visibility: Bool = false, offset: Bool = false) {
    if visibility {
      broadcaster.addObserver(self, for: .tabStripVisible) { observer, value in
        observer.isVisible = value
        observer.calls += 1
      }
    }
    if offset {
      broadcaster.addObserver(self, for: .contentScrollOffset) { observer, value in
        observer.offset = value
        observer.calls += 1
      }
    }
  }

  func expect(_ isVisible: Bool, _ calls: Int, at place: SourceLocation = #_sourceLocation) {
    #expect(self.isVisible == isVisible, sourceLocation: place)
    #expect(self.calls == calls, sourceLocation: place)
  }

  func expect(_ offset: CGFloat, _ calls: Int, at place: SourceLocation = #_sourceLocation) {
    #expect(self.offset == offset, sourceLocation: place)
    #expect(self.calls == calls, sourceLocation: place)
  }
}

@MainActor
@Suite struct BroadcasterTests {
  let broadcaster = Broadcaster()
  let visible = BroadcastSource(false)
  let offset = BroadcastSource<CGFloat>(0)
  private let observer = Observer()

  @Test func `A truth value or a length that is broadcast first is reported to a late observer`() {
    broadcaster.broadcast(visible, as: .tabStripVisible)
    visible.value = true
    observer.expect(false, 0)
    observer.observe(broadcaster, visibility: true)
    observer.expect(true, 1)
    visible.value = false
    observer.expect(false, 2)
    do {
      let broadcaster = Broadcaster()
      let offset = BroadcastSource<CGFloat>(0)
      let observer = Observer()
      offset.value = 1
      broadcaster.broadcast(offset, as: .contentScrollOffset)
      offset.value = 2
      observer.expect(0, 0)
      observer.observe(broadcaster, offset: true)
      observer.expect(2, 1)
      offset.value = 3
      observer.expect(3, 2)
    }
  }

  @Test func `An observer of a truth value or a length waits for the broadcast`() {
    observer.observe(broadcaster, visibility: true)
    visible.value = true
    observer.expect(false, 0)
    broadcaster.broadcast(visible, as: .tabStripVisible)
    observer.expect(true, 1)
    visible.value = false
    observer.expect(false, 2)
    do {
      let broadcaster = Broadcaster()
      let offset = BroadcastSource<CGFloat>(0)
      let observer = Observer()
      observer.observe(broadcaster, offset: true)
      offset.value = 1
      observer.expect(0, 0)
      broadcaster.broadcast(offset, as: .contentScrollOffset)
      observer.expect(1, 1)
      offset.value = 2
      observer.expect(2, 2)
    }
  }

  @Test func `A hundred observers are reported a thousand changes each`() {
    let observers = (1...100).map { _ in Observer() }
    observers.forEach { $0.observe(broadcaster, offset: true) }
    offset.value = 1
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    for _ in 1...1000 { offset.value += 1 }
    observers.forEach { $0.expect(1001, 1001) }
  }

  @Test
  func `A value that equals the one before is not sent, and an observer that is added twice hears it once`() {
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    offset.value = 2
    observer.observe(broadcaster, offset: true)
    for (value, calls) in [(2, 1), (3, 2), (3, 2)] {
      offset.value = CGFloat(value)
      observer.expect(CGFloat(value), calls)
    }
    do {
      let broadcaster = Broadcaster()
      let offset = BroadcastSource<CGFloat>(0)
      let observer = Observer()
      broadcaster.broadcast(offset, as: .contentScrollOffset)
      observer.observe(broadcaster, offset: true)
      observer.observe(broadcaster, offset: true)
      observer.calls = 0
      offset.value = 1
      observer.expect(1, 1)
    }
  }

  @Test func `Observers of one key hear nothing of another one, and leave key by key`() {
    let other = Observer()
    broadcaster.broadcast(visible, as: .tabStripVisible)
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    observer.observe(broadcaster, visibility: true)
    other.observe(broadcaster, offset: true)
    #expect((observer.calls, other.calls) == (1, 1))
    visible.value = true
    #expect((observer.calls, other.calls) == (2, 1))
    offset.value = 1
    #expect((observer.calls, other.calls) == (2, 2))
    do {
      let broadcaster = Broadcaster()
      let visible = BroadcastSource(false)
      let offset = BroadcastSource<CGFloat>(0)
      let observer = Observer()
      broadcaster.broadcast(visible, as: .tabStripVisible)
      broadcaster.broadcast(offset, as: .contentScrollOffset)
      observer.observe(broadcaster, visibility: true, offset: true)
      broadcaster.removeObserver(observer, for: .contentScrollOffset)
      offset.value = 1
      observer.expect(0, 2)
      visible.value = true
      observer.expect(true, 3)
      broadcaster.removeObserver(observer, for: .tabStripVisible)
      visible.value = false
      observer.expect(true, 3)
    }
  }

  @Test func `A broadcast that was stopped, or whose broadcaster is gone, reports nothing`() {
    offset.value = 2
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    observer.observe(broadcaster, offset: true)
    offset.value = 3
    broadcaster.stopBroadcasting(.contentScrollOffset)
    offset.value = 4
    observer.expect(3, 2)
    do {
      let offset = BroadcastSource<CGFloat>(0)
      let observer = Observer()
      do {
        let broadcaster = Broadcaster()
        broadcaster.broadcast(offset, as: .contentScrollOffset)
        observer.observe(broadcaster, offset: true)
      }
      offset.value = 1
      observer.expect(0, 1)
    }
  }

  @Test func `Observers stay for the next broadcast, and get its value even if it is the same`() {
    observer.observe(broadcaster, offset: true)
    broadcaster.stopBroadcasting(.contentScrollOffset)
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    broadcaster.stopBroadcasting(.contentScrollOffset)
    let next = BroadcastSource<CGFloat>(0)
    broadcaster.broadcast(next, as: .contentScrollOffset)
    observer.expect(0, 2)
    next.value = 5
    observer.expect(5, 3)
  }

  @Test func `Neither sources nor observers are owned`() {
    weak var gone: Observer?
    do {
      let observer = Observer()
      let source = BroadcastSource<CGFloat>(7)
      gone = observer
      observer.observe(broadcaster, offset: true)
      broadcaster.broadcast(source, as: .contentScrollOffset)
      observer.expect(7, 1)
    }
    expectNil(gone)
    let raised = exceptions {
      broadcaster.broadcast(offset, as: .contentScrollOffset)
      observer.observe(broadcaster, offset: true)
    }
    expectEqual(raised, [])
    observer.expect(0, 1)
  }

  @Test func `When an observer changes the value, the next ones hear the last value last`() {
    var heard: [[CGFloat]] = [[], []]
    let others = [Observer(), Observer()]
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    broadcaster.addObserver(others[0], for: .contentScrollOffset) { _, value in
      heard[0].append(value)
      if value == 1 { offset.value = 2 }
    }
    broadcaster.addObserver(others[1], for: .contentScrollOffset) { _, value in heard[1].append(value) }
    offset.value = 1
    expectEqual(heard, [[0, 1, 2], [0, 2]])
  }

  @Test func `A second broadcast of a key is refused, and the first one goes on`() {
    let other = BroadcastSource<CGFloat>(9)
    observer.observe(broadcaster, offset: true)
    let raised = exceptions {
      broadcaster.broadcast(offset, as: .contentScrollOffset)
      broadcaster.broadcast(other, as: .contentScrollOffset)
    }
    expectEqual(
      raised,
      [
        UIException(
          .internalInconsistency,
          "'contentScrollOffset' is broadcast already, and there can be one broadcast of a key. Call "
            + "stopBroadcasting(_:) where the other one's coordinator stops, or broadcast under a key of its own"
        )
      ])
    other.value = 10
    offset.value = 1
    observer.expect(1, 2)
  }

  @Test func `A key of another type of the same name is refused`() {
    broadcaster.broadcast(visible, as: .tabStripVisible)
    let raised = exceptions {
      broadcaster.broadcast(BroadcastSource(1), as: BroadcastKey<Int>("tabStripVisible"))
      broadcaster.addObserver(observer, for: BroadcastKey<Int>("tabStripVisible")) { observer, _ in
        observer.calls += 1
      }
    }
    let reason =
      "'tabStripVisible' is a key of Bool, and was used for Int. Declare each key once, and use another name for "
      + "another value"
    expectEqual(raised, Array(repeating: UIException(.invalidArgument, reason), count: 2))
    expectEqual(observer.calls, 0)
  }

  @Test func `One source may be broadcast under two keys`() {
    let key = BroadcastKey<CGFloat>("toolbarOffset")
    var heard: [CGFloat] = []
    broadcaster.broadcast(offset, as: .contentScrollOffset)
    broadcaster.broadcast(offset, as: key)
    broadcaster.addObserver(observer, for: key) { _, value in heard.append(value) }
    broadcaster.stopBroadcasting(.contentScrollOffset)
    offset.value = 1
    expectEqual(heard, [0, 1])
  }
}
