import Foundation
import HeadlessUIKit

extension Idiom {
  /// Tasks of Swift.
  static let tasks: [Idiom] = [
    Idiom("Task", "before after task") { page in
      page.show("before")
      Task { page.show("task") }
      page.show("after")
    },
    Idiom("Task.sleep", "slept") { page in
      Task {
        try await Task.sleep(for: .seconds(60))
        page.show("slept")
      }
    },
    Idiom("Task.sleep(nanoseconds:)", "slept") { page in
      Task {
        try await Task.sleep(nanoseconds: 1_500_000_000)
        page.show("slept")
      }
    },
    Idiom("Task.sleep with cancel, as a debounce", "last") { page in
      var task: Task<Void, any Error>?
      for word in ["first", "second", "last"] {
        task?.cancel()
        task = Task {
          try await Task.sleep(for: .milliseconds(300))
          page.show(word)
        }
      }
    },
    Idiom("Task.detached with MainActor.run", "loaded") { page in
      Task.detached {
        let text = ["lo", "aded"].joined()
        await MainActor.run { page.show(text) }
      }
    },
    Idiom("an actor", "3") { page in
      let counter = Counter()
      Task {
        for _ in 1...3 { await counter.increase() }
        page.show("\(await counter.count)")
      }
    },
    Idiom("async let", "a b") { page in
      Task {
        async let first = Self.load("a", in: 2)
        async let second = Self.load("b", in: 1)
        page.show("\(await first) \(await second)")
      }
    },
    Idiom("withTaskGroup", "1 2 3") { page in
      Task {
        await withTaskGroup(of: String.self) { group in
          for number in [3, 1, 2] { group.addTask { await Self.load("\(number)", in: number) } }
          for await word in group { page.show(word) }
        }
      }
    },
    Idiom("Task.yield", "a b a b") { page in
      for word in ["a", "b"] {
        Task {
          page.show(word)
          await Task.yield()
          page.show(word)
        }
      }
    },
    Idiom("withCheckedContinuation over a queue", "resumed") { page in
      Task {
        let word = await withCheckedContinuation { continuation in
          DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
            continuation.resume(returning: "resumed")
          }
        }
        page.show(word)
      }
    },
    Idiom("withTaskCancellationHandler", "canceled") { page in
      let task = Task {
        await withTaskCancellationHandler {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
        } onCancel: {
          DispatchQueue.main.async { page.show("canceled") }
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { task.cancel() }
    },
    Idiom("Task.immediate", "immediate after") { page in
      Task.immediate { page.show("immediate") }
      page.show("after")
    },
    Idiom("an @concurrent function", "computed") { page in
      Task { page.show(await Self.compute()) }
    },
  ]

  @concurrent private static func compute() async -> String { "computed" }

  private static func load(_ word: String, in seconds: Int) async -> String {
    try? await Task.sleep(for: .seconds(seconds))
    return word
  }

  private actor Counter {
    var count = 0

    func increase() { count += 1 }
  }

  /// Sequences that arrive element by element.
  static let sequences: [Idiom] = [
    Idiom("AsyncStream", "0 1 2 end") { page in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task {
        for await number in stream { page.show("\(number)") }
        page.show("end")
      }
      Task.detached {
        for number in 0..<3 {
          continuation.yield(number)
          try? await Task.sleep(for: .seconds(1))
        }
        continuation.finish()
      }
    },
    Idiom("AsyncThrowingStream of a timer", "tick tick failed") { page in
      struct Failure: Error {}
      let stream = AsyncThrowingStream<String, any Error> { continuation in
        for second in [1, 2] {
          DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(second)) { continuation.yield("tick") }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { continuation.finish(throwing: Failure()) }
      }
      Task {
        do {
          for try await word in stream { page.show(word) }
        } catch {
          page.show("failed")
        }
      }
    },
  ]

  /// Readings of the clock.
  static let clocks: [Idiom] = [
    Idiom("Date", "2026-01-01 09:41:00 09:41:02") { page in
      page.show("\(Date())".split(separator: " ").prefix(2).joined(separator: " "))
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        page.show("\(Date.now)".split(separator: " ")[1].description)
      }
    },
    Idiom("ContinuousClock and SuspendingClock", "2.0 2.0") { page in
      let (start, other) = (ContinuousClock.now, SuspendingClock.now)
      Task {
        try await Task.sleep(for: .seconds(2))
        page.show(
          "\((ContinuousClock.now - start) / .seconds(1)) \((SuspendingClock.now - other) / .seconds(1))")
      }
    },
    Idiom("systemUptime and DispatchTime", "86400 86400") { page in
      let nanoseconds = DispatchTime.now().uptimeNanoseconds
      page.show("\(Int(ProcessInfo.processInfo.systemUptime)) \(nanoseconds / 1_000_000_000)")
    },
    Idiom("ContinuousClock.measure", "1") { page in
      Task {
        let duration = try await ContinuousClock().measure { try await Task.sleep(for: .seconds(1)) }
        page.show("\(Int(duration / .seconds(1)))")
      }
    },
  ]
}
