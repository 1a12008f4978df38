import Expectations
import Foundation
import RenderTree
import Synchronization
import TestSupport
import Testing

@Suite struct SmallStackTests {
  @Test func `a tree of two thousand levels needs no more than a thread's smallest usual stack`() {
    // A quarter of the levels has a quarter of the stack.
    let depth = Extent.size(2000, quick: 500)
    let isSame = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let tree = chain(depth: depth)
      let copies = [try? RenderNode(text: tree.treeText), try? RenderNode(json: tree.json)]
      isSame.withLock { $0 = copies == [tree, tree] && Set(copies).count == 1 && !tree.svg.isEmpty }
      done.signal()
    }
    thread.stackSize = Extent.size(512, quick: 128) * 1024
    thread.start()
    done.wait()
    expectTrue(isSame.withLock { $0 })
  }
}
