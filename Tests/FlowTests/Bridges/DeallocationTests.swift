import Expectations
import Foundation
import HeadlessUIKit
import Testing

@testable import Flow

@Suite @MainActor struct DeallocationTests {
  private final class Thing {}
  let log = Log()

  @Test func `The end of a responder is reported at once, that of any object a frame later at most`() {
    UIApplication().run {
      var view: UIView? = UIView()
      let bag = DisposeBag()
      if let view { bag += deallocSignal(for: view).onValue { [log] in log.add("view") } }
      view = nil
      expectEqual(log.take(), ["view"])
      bag.dispose()
    }
    UIApplication().run {
      var (thing, object): (Thing?, NSObject?) = (Thing(), NSObject())
      let bag = DisposeBag()
      if let thing { bag += deallocSignal(for: thing).onValue { [log] in log.add("thing") } }
      if let object { bag += object.deallocSignal.onValue { [log] in log.add("object") } }
      let loop = UIApplication.shared.runLoop
      loop.advance(by: 1)
      expectEmpty(log.lines)
      expectTrue(loop.isIdle)
      (thing, object) = (nil, nil)
      loop.advance(by: 0.02)
      expectEqual(log.lines, ["thing", "object"])
      loop.advance(by: 1)
      expectEqual(log.lines.count, 2)
      expectEmpty(loop.pendingEvents)
      bag.dispose()
    }
  }

  @Test func `Notifications are sent as long as there are listeners`() {
    let (center, name) = (NotificationCenter(), Notification.Name("done"))
    let listening = center.signal(forName: name, object: log).onValue { [log] in
      log.add("\($0.userInfo?["number"] ?? "none")")
    }
    center.post(name: name, object: log, userInfo: ["number": 1])
    center.post(name: name, object: nil)
    listening.dispose()
    center.post(name: name, object: log)
    expectEqual(log.lines, ["1"])
  }
}
