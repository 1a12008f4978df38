import Combine
import Expectations
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct FoundationTests {
  @Test func `Notifications are published until the subscription is canceled`() {
    let center = NotificationCenter()
    let object = NSObject()
    var log: [String] = []
    let name = Notification.Name("name")
    let subscriptions = [
      center.publisher(for: name).sink { log.append("all \($0.name.rawValue)") },
      center.publisher(for: name, object: object).sink { _ in log.append("one") },
    ]
    center.post(name: name, object: nil)
    center.post(name: name, object: object)
    for subscription in subscriptions { subscription.cancel() }
    center.post(name: name, object: object)
    expectEqual(log.sorted(), ["all name", "all name", "one"])
  }

  @Test func `A timer publishes dates while it is connected`() {
    let loop = RunLoop.current
    var dates: [Date] = []
    let start = Date()
    let subscription = Timer.publish(every: 0.005, on: loop, in: .default).autoconnect().sink {
      dates.append($0)
    }
    let deadline = Date(timeIntervalSinceNow: 5)
    while dates.count < 2, Date() < deadline { loop.run(until: Date(timeIntervalSinceNow: 0.01)) }
    subscription.cancel()
    let count = dates.count
    loop.run(until: Date(timeIntervalSinceNow: 0.02))
    #expect(count >= 2)
    #expect(dates[0].timeIntervalSince(start) >= 0.004, "the first date comes after the interval")
    expectEqual(dates.count, count)
  }

  @Test func `A request that fails is a failure`() async throws {
    let url = try #require(URL(string: "nothing://nowhere"))
    // Not the shared session, which belongs to the stages of other tests in this process.
    let session = URLSession(configuration: .ephemeral)
    await #expect(throws: URLError.self) {
      for try await _ in session.dataTaskPublisher(for: url).values {}
    }
  }
}
