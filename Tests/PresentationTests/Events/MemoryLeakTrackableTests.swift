import Expectations
import Flow
import Foundation
import HeadlessUIKit
import Testing

@testable import Presentation

@Suite @MainActor struct MemoryLeakTrackableTests {
  @Test func `An object that outlives its bag is reported after some seconds`() {
    forEachRow([true, false]) { isKept in
      UIApplication().run {
        let (log, bag) = (Log(), DisposeBag())
        var kept: [AnyObject] = []
        do {
          let (object, view) = (NSObject(), UIView())
          bag.hold(object, view)
          object.trackMemoryLeak(whenDisposed: bag) { _ in log.add("object") }
          view.trackMemoryLeak(whenDisposed: bag, after: 3) { $0.tag == 0 ? log.add("view") : () }
          if isKept { kept = [object, view] }
        }
        bag.dispose()
        let loop = UIApplication.shared.runLoop
        loop.advance(by: 1.9)
        expectEmpty(log.lines)
        loop.advance(by: 0.2)
        expectEqual(log.lines, (isKept ? ["object"] : []))
        loop.advance(by: 1)
        expectEqual(log.lines, (isKept ? ["object", "view"] : []))
        #expect(kept.isEmpty != isKept, "\(isKept)")
      }
    }
  }
}
