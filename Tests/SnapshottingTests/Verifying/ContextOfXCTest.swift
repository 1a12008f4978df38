import Dispatch
import Foundation
import XCTest

/// A failing assertion in each context of XCTest, in processes of ``ContextTests`` alone.
final class ContextOfXCTest: XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(Context.asserts, "asserted in processes of their own")
  }

  func testTest() { Context.test.fail() }

  func testTask() async { await Task { Context.task.fail() }.value }

  func testGroup() async { await withTaskGroup { $0.addTask { Context.group.fail() } } }

  func testDetachedTask() async { await Task.detached { Context.detachedTask.fail() }.value }

  func testActor() async { await OtherActor().fail(.actor) }

  func testQueue() {
    let ended = expectation(description: "the queue is done")
    DispatchQueue.global().async {
      Context.queue.fail()
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }

  func testThread() {
    let ended = expectation(description: "the thread is done")
    Thread.detachNewThread {
      Context.thread.fail()
      ended.fulfill()
    }
    wait(for: [ended], timeout: 60)
  }

  func testAfterTheTest() {
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { Context.afterTheTest.fail() }
  }
}

/// The test after it waits, before it is a test.
final class ContextOfXCTestWaits: XCTestCase {
  override static func setUp() {
    if Context.asserts { Thread.sleep(forTimeInterval: 1) }
  }

  func testAfterTheTest() {}
}

/// Asserts where no test case runs, but on the main thread.
final class ContextOfSetUp: XCTestCase {
  override static func setUp() {
    if Context.asserts { Context.setUpOfClass.fail() }
  }

  func testSetUpOfClass() {}
}
