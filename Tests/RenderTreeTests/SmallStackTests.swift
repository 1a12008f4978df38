import Expectations
import Foundation
import RenderTree
import Synchronization
import Testing

@Suite struct SmallStackTests {
  @Test func `a tree of two thousand levels needs no more than a thread's smallest usual stack`() {
    let isSame = Mutex(false)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let tree = chain(depth: 2000)
      let copies = [try? RenderNode(text: tree.treeText), try? RenderNode(json: tree.json)]
      isSame.withLock { $0 = copies == [tree, tree] && Set(copies).count == 1 && !tree.svg.isEmpty }
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
    expectTrue(isSame.withLock { $0 })
  }
}
