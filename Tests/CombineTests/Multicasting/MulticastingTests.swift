import Combine
import Expectations
import Testing

@Suite struct MulticastingTests {
  @Test func `Nothing is sent before the connection, which any publisher may wait for, and all share one`() {
    let upstream = Upstream<Int, Never>()
    let connectable = upstream.multicast { PassthroughSubject() }
    let recorders = [connectable.record(), connectable.record()]
    expectEmpty(upstream.requests)
    let connection = connectable.connect()
    upstream.send(1)
    connection.cancel()
    expectEqual(upstream.requests, ["all", "cancel"])
    expectEqual(recorders.map(\.text), ["1", "1"])
    let waiting = [1, 2].publisher.makeConnectable()
    let others = [waiting.record(), waiting.record()]
    let later = waiting.connect()
    expectEqual(others.map(\.text), ["1 2 |", "1 2 |"])
    later.cancel()
  }

  @Test func `Sharing connects with the first subscriber, and ends when the last one cancels`() {
    let upstream = Upstream<Int, Never>()
    let shared = upstream.share()
    let first = shared.record()
    upstream.send(1)
    let second = shared.record()
    upstream.send(2)
    expectEqual(upstream.requests, ["all"])
    first.cancel()
    expectEqual(upstream.requests, ["all"])
    second.cancel()
    expectEqual(upstream.requests, ["all", "cancel"])
    expectEqual([first.text, second.text], ["1 2", "2"])
    _ = shared.record()
    expectEqual(upstream.requests, ["all", "cancel", "all"])
  }

  @Test func `A subject of one's own sends what it has to later subscribers`() {
    let upstream = Upstream<Int, Never>()
    let connectable = upstream.multicast(subject: CurrentValueSubject(0))
    let connection = connectable.connect()
    upstream.send(1)
    expectEqual(connectable.text, "1")
    connection.cancel()
  }
}
