import Foundation
import HeadlessUIKit

extension Idiom {
  /// Calls that wait for other queues.
  static let waits: [Idiom] = [
    Idiom("DispatchQueue.sync", "10") { page in
      let queue = DispatchQueue(label: "org.example.sync")
      nonisolated(unsafe) var number = 0
      queue.async { number += 1 }
      queue.sync { number *= 10 }
      page.show("\(number)")
    },
    Idiom("DispatchQueue.main.sync of another queue", "main back") { page in
      DispatchQueue.global().async {
        DispatchQueue.main.sync { page.show("main") }
        DispatchQueue.main.async { page.show("back") }
      }
    },
    Idiom("DispatchSemaphore of work on another queue", "worked waited") { page in
      let semaphore = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var words: [String] = []
      DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
        words.append("worked")
        semaphore.signal()
      }
      semaphore.wait()
      page.show(words.joined() + " waited")
    },
    Idiom("DispatchSemaphore with a timeout", "timedOut") { page in
      let result = DispatchSemaphore(value: 0).wait(timeout: .now() + 5)
      page.show(result == .timedOut ? "timedOut" : "success")
    },
    Idiom("DispatchGroup.wait", "worked") { page in
      let group = DispatchGroup()
      nonisolated(unsafe) var word = "early"
      DispatchQueue(label: "org.example.group").async(group: group) { word = "worked" }
      group.wait()
      page.show(word)
    },
    Idiom("concurrentPerform", "0 1 2") { page in
      nonisolated(unsafe) var numbers: [Int] = []
      DispatchQueue.concurrentPerform(iterations: 3) { numbers.append($0) }
      page.show(numbers.map(String.init).joined(separator: " "))
    },
    Idiom("waitUntilAllOperationsAreFinished", "finished") { page in
      nonisolated(unsafe) var word = "early"
      let queue = OperationQueue()
      queue.addOperation {
        Thread.sleep(forTimeInterval: 3)
        word = "finished"
      }
      queue.waitUntilAllOperationsAreFinished()
      page.show(word)
    },
    Idiom("Thread.sleep", "2") { page in
      let start = Date()
      Thread.sleep(forTimeInterval: 2)
      page.show("\(Int(Date().timeIntervalSince(start).rounded()))")
    },
    Idiom("Thread.isMainThread", "true false") { page in
      page.show("\(Thread.isMainThread)")
      DispatchQueue.global().async {
        let isMain = Thread.isMainThread
        DispatchQueue.main.async { page.show("\(isMain)") }
      }
    },
    Idiom("RunLoop.run(until:)", "timer 2") { page in
      let start = Date()
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { page.show("timer") }
      }.tolerance = 0.1
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
      page.show("\(Int(Date().timeIntervalSince(start).rounded()))")
    },
    Idiom("RunLoop.run(until:), to lay out", "0 30") { page in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      page.view.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 30).isActive = true
      page.show("\(Int(view.frame.height))")
      RunLoop.current.run(until: Date())
      page.show("\(Int(view.frame.height))")
    },
  ]

  /// The application's own threads.
  static let threads: [Idiom] = [
    Idiom("Thread.detachNewThread, then the main queue", "loaded") { page in
      Thread.detachNewThread {
        let text = ["lo", "aded"].joined()
        DispatchQueue.main.async { page.show(text) }
      }
    },
    Idiom("Thread, then the main actor", "loaded") { page in
      Thread { Task { @MainActor in page.show("loaded") } }.start()
    },
  ]

  /// Timers and run loops.
  static let timers: [Idiom] = [
    Idiom("Timer.scheduledTimer, once", "fired") { page in
      let timer = Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in
        MainActor.assumeIsolated { page.show("fired") }
      }
      page.retained.append(timer)
    },
    Idiom("Timer.scheduledTimer, repeating until invalidate", "1 2 3") { page in
      nonisolated(unsafe) var count = 0
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        count += 1
        MainActor.assumeIsolated { page.show("\(count)") }
        if count == 3 { timer.invalidate() }
      }
      page.retained.append(timer)
    },
    Idiom("RunLoop.main.add(timer, forMode: .common)", "common") { page in
      let timer = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { page.show("common") }
      }
      RunLoop.main.add(timer, forMode: .common)
    },
    Idiom("RunLoop.main.perform", "performed") { page in
      RunLoop.main.perform { MainActor.assumeIsolated { page.show("performed") } }
    },
    Idiom("DispatchSource.makeTimerSource", "1 2 3 canceled") { page in
      let timer = DispatchSource.makeTimerSource(queue: .main)
      nonisolated(unsafe) var count = 0
      timer.schedule(deadline: .now() + 1, repeating: 1)
      timer.setEventHandler {
        count += 1
        MainActor.assumeIsolated { page.show("\(count)") }
        if count == 3 { timer.cancel() }
      }
      timer.setCancelHandler { MainActor.assumeIsolated { page.show("canceled") } }
      timer.resume()
      page.retained.append(timer)
    },
  ]
}
