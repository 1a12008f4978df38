import Coordination
import Expectations
import Testing

/// The consumer's methods for a tab strip.
@MainActor
private protocol StripConsumer: AnyObject {
  func setVisible(_ isVisible: Bool)
}

private final class Strip: StripConsumer {
  var faults: [String] = []
  var told: [Bool] = []

  func setVisible(_ isVisible: Bool) {
    faults += ConsumerArgument(isVisible, "isVisible").faults
    told.append(isVisible)
  }
}

/// Follows the conventions: services come from outside, and the consumer is brought up to date as soon as it is set.
private final class StripMediator: Mediator {
  weak var consumer: (any StripConsumer)? { didSet { connect() } }
  private var broadcaster: Broadcaster?

  init(_ broadcaster: Broadcaster) {
    self.broadcaster = broadcaster
  }

  private func connect() {
    broadcaster?.addObserver(self, for: BroadcastKey<Bool>("strip")) { mediator, isVisible in
      mediator.consumer?.setVisible(isVisible)
    }
  }

  func disconnect() {
    broadcaster?.removeObserver(self, for: BroadcastKey<Bool>("strip"))
    broadcaster = nil
  }
}

@MainActor
@Suite struct MediatorTests {
  private let broadcaster = Broadcaster()
  private let visible = BroadcastSource(true)

  @Test func `A consumer is reported the present state, each change, and nothing after the disconnection`() {
    broadcaster.broadcast(visible, as: BroadcastKey("strip"))
    let strip = Strip()
    let mediator = StripMediator(broadcaster)
    mediator.consumer = strip
    visible.value = false
    mediator.disconnect()
    mediator.disconnect()
    visible.value = true
    expectEqual(strip.told, [true, false])
    expectEqual(strip.faults, [])
  }

  @Test func `A mediator does not own its consumer`() {
    let mediator = StripMediator(broadcaster)
    do {
      let strip = Strip()
      mediator.consumer = strip
      #expect(mediator.consumer === strip)
    }
    expectNil(mediator.consumer)
  }
}
