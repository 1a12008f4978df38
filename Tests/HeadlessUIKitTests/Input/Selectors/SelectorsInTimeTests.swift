import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct SelectorsInTimeTests {
  private let receiver = Receiver()
  private let application = UIApplication()

  @Test func `A timer sends its selector on the stage's clock, once if it does not repeat`() {
    application.run {
      let timer = Timer.scheduledTimer(
        timeInterval: 0.5, target: receiver, selector: Selector("fire(_:)", Receiver.fire), userInfo: "info",
        repeats: true)
      application.runLoop.advance(by: 1.2)
      expectEqual(receiver.log.take(), ["info at 0.5", "info at 1.0"])
      timer.invalidate()
      expectFalse(timer.isValid)
      application.runLoop.advance(by: 5)
      expectEqual(receiver.log.take(), [])
      expectEmpty(application.runLoop.pendingEvents)
    }
    application.run {
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: receiver, selector: Receiver.tap, userInfo: nil, repeats: false)
      expectFalse(application.runLoop.isIdle)
      application.runLoop.drain()
      expectEqual(receiver.log.take(), ["tap"])
      expectFalse(timer.isValid)
    }
  }

  @Test func `A delayed call comes in time, unless it is canceled`() {
    application.run {
      receiver.perform(Receiver.tap, with: nil, afterDelay: 0.5)
      receiver.perform(Receiver.tapped, with: receiver, afterDelay: 0.6)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: Receiver.tap, object: nil)
      application.runLoop.advance(by: 1)
      expectEqual(receiver.log.take(), ["tapped by Receiver"])
      receiver.perform(Receiver.tap, with: nil, afterDelay: 0.5)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver)
      application.runLoop.advance(by: 1)
      expectEqual(receiver.log.take(), [])
    }
  }

  @Test func `A display link sends itself`() {
    application.run {
      let link = CADisplayLink(target: receiver, selector: Receiver.tapped)
      link.add(to: .main, forMode: .common)
      application.runLoop.advance(by: 2.5 / 60)
      link.invalidate()
      application.runLoop.advance(by: 1)
      expectEqual(receiver.log.take(), ["tapped by CADisplayLink", "tapped by CADisplayLink"])
    }
  }

  @Test func `A notification is sent to its observers, by selector or with a block, until they are removed`()
  {
    let (center, name) = (NotificationCenter(), Notification.Name("a"))
    let selector = Selector("post(_:)", Receiver.post)
    center.addObserver(receiver, selector: selector, name: name, object: nil)
    center.addObserver(receiver, selector: selector, name: Notification.Name("b"), object: center)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("b"), object: center)
    expectEqual(receiver.log.take(), ["a", "b"])
    center.removeObserver(receiver, name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: Notification.Name("b"), object: center)
    expectEqual(receiver.log.take(), ["b"])
    center.removeObserver(receiver)
    center.post(name: Notification.Name("b"), object: center)
    expectEqual(receiver.log.take(), [])
    let (other, log) = (NotificationCenter(), receiver.log)
    let token = other.addObserver(forName: nil, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { log.add("block") }
    }
    other.post(name: Notification.Name("a"), object: nil)
    other.removeObserver(token)
    other.post(name: Notification.Name("a"), object: nil)
    expectEqual(log.take(), ["block"])
  }

  @Test func `A class is sent notifications until it is removed`() {
    @MainActor enum Count { static var value = 0 }
    @MainActor final class Observer {
      static func note() { Count.value += 1 }
    }
    let center = NotificationCenter()
    let selector = Selector("note", { (type: Observer.Type) in type.note })
    center.addObserver(Observer.self, selector: selector, name: nil, object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    expectEqual(Count.value, 1)
    center.removeObserver(Observer.self)
    center.post(name: Notification.Name("a"), object: nil)
    expectEqual(Count.value, 1)
  }

  @Test func `An observer is not kept alive, and may be removed while it goes`() {
    @MainActor final class Observer {
      let center: NotificationCenter
      init(_ center: NotificationCenter) { self.center = center }
      deinit { center.removeObserver(self) }
      func note() {}
    }
    let center = NotificationCenter()
    weak var observer: Observer?
    do {
      let temporary = Observer(center)
      observer = temporary
      center.addObserver(
        temporary, selector: Selector("note", Observer.note), name: nil, object: nil)
    }
    expectNil(observer)
    center.post(name: Notification.Name("a"), object: nil)
  }
}
