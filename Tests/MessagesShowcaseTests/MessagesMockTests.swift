import Expectations
import Flow
import HeadlessUIKit
import Messages
import Testing

@testable import MessagesShowcase

@Suite @MainActor struct MessagesMockTests {
  @Test func `A filter searches senders, subjects and texts`() {
    forEachRow([
      (nil, [0, 1, 2, 3]), ("engine", [1]), ("ADA", [1]), ("the", [0, 1, 2, 3]), ("nobody", []),
    ]) { (text: String?, expected: [Int]) in
      UIApplication().run {
        let list = Messages()
        list.filter(text)
        expectEqual(list.messages.value, expected.map { Message.mocks[$0] })
      }
    }
  }

  @Test func `The first refresh adds a message after a second, and the second one none`() {
    UIApplication().run {
      let list = Messages()
      for _ in 1...2 {
        _ = list.refresh()
        UIApplication.shared.settle()
        expectEqual(list.messages.value, [.newMock] + Message.mocks)
      }
    }
  }
}
