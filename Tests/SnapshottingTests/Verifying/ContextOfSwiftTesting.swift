import Dispatch
import Foundation
import Testing

/// A failing assertion in each context of Swift Testing, in processes of ``ContextTests`` alone.
@Suite(.enabled(if: Context.asserts), .serialized) struct ContextOfSwiftTesting {
  @Test func test() { Context.test.fail() }

  @Test func task() async { await Task { Context.task.fail() }.value }

  @Test func group() async { await withTaskGroup { $0.addTask { Context.group.fail() } } }

  @Test func detachedTask() async { await Task.detached { Context.detachedTask.fail() }.value }

  @Test func actor() async { await OtherActor().fail(.actor) }

  @Test func queue() async {
    await withCheckedContinuation { ended in
      DispatchQueue.global().async {
        Context.queue.fail()
        ended.resume()
      }
    }
  }

  @Test func thread() async {
    await withCheckedContinuation { ended in
      Thread.detachNewThread {
        Context.thread.fail()
        ended.resume()
      }
    }
  }

  /// The test after it waits.
  @Test func afterTheTest() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { Context.afterTheTest.fail() }
  }

  @Test func afterTheTestWaits() async throws { try await Task.sleep(for: .seconds(1)) }
}
