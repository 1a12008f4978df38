import Foundation
import HeadlessUIKit

extension Idiom {
  /// Work for queues that no caller waits for.
  static let queues: [Idiom] = [
    Idiom("DispatchQueue.main.async", "before after main") { page in
      page.show("before")
      DispatchQueue.main.async { page.show("main") }
      page.show("after")
    },
    Idiom("DispatchQueue.main.asyncAfter", "1 2 60") { page in
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) { page.show("60") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(2)) { page.show("2") }
      DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { page.show("1") }
    },
    Idiom("DispatchQueue.global().async, then the main queue", "loaded") { page in
      DispatchQueue.global(qos: .userInitiated).async {
        let text = ["lo", "aded"].joined()
        DispatchQueue.main.async { page.show(text) }
      }
    },
    Idiom("a serial DispatchQueue", "1 2 3") { page in
      let queue = DispatchQueue(label: "org.example.serial")
      for number in 1...3 {
        queue.async { DispatchQueue.main.async { page.show("\(number)") } }
      }
    },
    Idiom("a concurrent DispatchQueue with a barrier", "1 2 barrier") { page in
      let queue = DispatchQueue(label: "org.example.concurrent", attributes: .concurrent)
      for number in 1...2 { queue.async { DispatchQueue.main.async { page.show("\(number)") } } }
      queue.async(flags: .barrier) { DispatchQueue.main.async { page.show("barrier") } }
    },
    Idiom("DispatchWorkItem with cancel, as a debounce", "last") { page in
      var item: DispatchWorkItem?
      for word in ["first", "second", "last"] {
        item?.cancel()
        let next = DispatchWorkItem { MainActor.assumeIsolated { page.show(word) } }
        item = next
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: next)
      }
    },
    Idiom("DispatchWorkItem.notify", "work notified") { page in
      let item = DispatchWorkItem { MainActor.assumeIsolated { page.show("work") } }
      item.notify(queue: .main) { page.show("notified") }
      DispatchQueue.main.async(execute: item)
    },
    Idiom("DispatchGroup with notify", "a b both") { page in
      let group = DispatchGroup()
      for word in ["a", "b"] {
        group.enter()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
          DispatchQueue.main.async {
            page.show(word)
            group.leave()
          }
        }
      }
      group.notify(queue: .main) { page.show("both") }
    },
    Idiom("async(group:) with notify", "done") { page in
      let group = DispatchGroup()
      DispatchQueue.global().async(group: group) {}
      group.notify(queue: .main) { page.show("done") }
    },
    Idiom("a suspended DispatchQueue", "resumed work") { page in
      let queue = DispatchQueue(label: "org.example.suspended", target: .global())
      queue.suspend()
      queue.async { DispatchQueue.main.async { page.show("work") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        page.show("resumed")
        queue.resume()
      }
    },
    Idiom("dispatchPrecondition and assumeIsolated", "main") { page in
      DispatchQueue.global().async {
        dispatchPrecondition(condition: .notOnQueue(.main))
        DispatchQueue.main.async {
          dispatchPrecondition(condition: .onQueue(.main))
          MainActor.assumeIsolated { page.show("main") }
        }
      }
    },
    Idiom("OperationQueue with a dependency", "first second") { page in
      let queue = OperationQueue()
      let first = BlockOperation { DispatchQueue.main.async { page.show("first") } }
      let second = BlockOperation { DispatchQueue.main.async { page.show("second") } }
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: false)
      page.retained.append(queue)
    },
    Idiom("OperationQueue.main", "main") { page in
      OperationQueue.main.addOperation { MainActor.assumeIsolated { page.show("main") } }
    },
    Idiom("NotificationCenter on a queue", "posted") { page in
      let name = Notification.Name("org.example.idiom")
      let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { page.show("posted") }
      }
      NotificationCenter.default.post(name: name, object: nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [observer] in
        NotificationCenter.default.removeObserver(observer)
      }
    },
  ]
}
