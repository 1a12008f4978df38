import Expectations
import HeadlessUIKit
import Testing

@testable import EarlGrey

@Suite @MainActor struct IdlingResourceTests {
  private final class Download: GREYIdlingResource {
    var isIdle = false

    func isIdleNow() -> Bool { isIdle }
    func idlingResourceName() -> String { "download" }
    func idlingResourceDescription() -> String { "It loads a map." }
  }

  @Test
  func `A registered resource is waited for until it becomes idle, and reported first if it stays busy`() {
    // A registered resource is waited for, and reported before everything else if it stays busy.
    UIApplication().run {
      GREYUIThreadExecutor.shared.register(Download())
      UIApplication.shared.runLoop.schedule(after: 1.4, name: "work") {}
      let busy = EarlGrey.waitForIdle(within: 1)
      expectEqual(busy.map(\.name), ["download", "work"])
      expectEqual(busy.first, BusyResource(name: "download", description: "It loads a map."))
    }
    // A resource that becomes idle by an untracked event ends the waiting.
    UIApplication().run {
      let download = Download()
      GREYUIThreadExecutor.sharedInstance().register(download)
      UIApplication.shared.runLoop.schedule(after: 5, name: "answer") { download.isIdle = true }
      expectTrue(GREYUIThreadExecutor.shared.drainUntilIdle())
      #expect(abs(UIApplication.shared.runLoop.now - 5) < 0.02)
    }
  }

  @Test func `A resource counts once, in one application, until it is deregistered`() {
    // A resource counts once, and no longer when it is deregistered.
    UIApplication().run {
      let download = Download()
      GREYUIThreadExecutor.shared.register(download)
      GREYUIThreadExecutor.shared.register(download)
      expectEqual(EarlGrey.waitForIdle(within: 0).count, 1)
      GREYUIThreadExecutor.shared.deregister(download)
      #expect(GREYUIThreadExecutor.shared.drainUntilIdle(withTimeout: 0))
    }
    // Resources of one application do not belong to another.
    UIApplication().run { GREYUIThreadExecutor.shared.register(Download()) }
    UIApplication().run { expectEqual(EarlGrey.waitForIdle(within: 0), []) }
  }

  @Test func `A timed resource is busy for its time or until it is stopped`() {
    // A timed resource is busy for its time, and then off the list.
    UIApplication().run {
      _ = GREYTimedIdlingResource(thatIsBusyForDuration: 0.5, name: "picker")
      expectEqual(EarlGrey.waitForIdle(within: 0.4).map(\.name), ["picker"])
      expectEqual(EarlGrey.waitForIdle(), [])
      #expect(abs(UIApplication.shared.runLoop.now - 0.5) < 0.02)
      expectEmpty(GREYUIThreadExecutor.shared.resources)
    }
    // A timed resource can be stopped early.
    UIApplication().run {
      let resource = GREYTimedIdlingResource(thatIsBusyForDuration: 5, name: "picker")
      resource.stopMonitoring()
      expectEqual(EarlGrey.waitForIdle(within: 0), [])
    }
  }

  @Test func `Draining once runs what is due, and draining for a time lets it pass`() {
    UIApplication().run {
      var done: [String] = []
      MainQueue.async { done.append("now") }
      MainQueue.asyncAfter(seconds: 2) { done.append("later") }
      GREYUIThreadExecutor.shared.drainOnce()
      expectEqual(done, ["now"])
      GREYUIThreadExecutor.shared.drain(forTime: 2)
      expectEqual(done, ["now", "later"])
    }
  }
}
