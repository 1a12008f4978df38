import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CommandDispatcherHandlersTests {
  let dispatcher = CommandDispatcher()
  let first = Handler()
  let second = OtherHandler()

  private var sent: [String] { first.calls + second.calls }

  @Test func `A command that was taken from its target is refused, and can be given to somebody else`() {
    dispatcher.startDispatching(to: first, for: .show)
    dispatcher.startDispatching(to: first, for: .hide)
    dispatcher.stopDispatching(for: .show)
    let raised = exceptions {
      dispatcher.show()
      dispatcher.hide()
    }
    expectEqual(raised.map(\.name), [.invalidArgument])
    expectEqual(sent, ["hide"])
    do {
      let dispatcher = CommandDispatcher()
      let first = Handler()
      let second = OtherHandler()
      dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
      dispatcher.stopDispatching(for: .show)
      dispatcher.startDispatching(to: second, for: .show)
      dispatcher.show()
      dispatcher.showMore()
      expectEqual(second.calls, ["show"])
      expectEqual(first.calls, ["showMore"])
      dispatcher.stopDispatching(to: second)
      #expect(!dispatcher.responds(to: .show))
      #expect(dispatcher.responds(to: .showMore))
    }
  }

  @Test func `A protocol that was taken from its target is refused wholly`() {
    forEachRow([false, true]) { isRegisteredOneByOne in
      let fresh = Self()
      if isRegisteredOneByOne {
        fresh.dispatcher.startDispatching(to: fresh.first, for: .show)
        fresh.dispatcher.startDispatching(to: fresh.first, for: .showMore)
      } else {
        fresh.dispatcher.startDispatching(to: fresh.first, for: (any ShowCommands).self)
      }
      fresh.dispatcher.startDispatching(to: fresh.first, for: .hide)
      fresh.dispatcher.stopDispatching(for: (any ShowCommands).self)
      let raised = exceptions {
        fresh.dispatcher.show()
        fresh.dispatcher.showMore()
        fresh.dispatcher.hide()
      }
      expectEqual(raised.map(\.name), [.invalidArgument, .invalidArgument])
      expectEqual(fresh.sent, ["hide"])
    }
  }

  @Test func `A target that is taken out handles nothing, and the others go on`() {
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    dispatcher.startDispatching(to: second, for: .hide)
    dispatcher.stopDispatching(to: first)
    let raised = exceptions {
      dispatcher.show()
      dispatcher.hide()
    }
    expectEqual(raised.count, 1)
    expectEqual(first.calls, [])
    expectEqual(second.calls, ["hide"])
  }

  @Test
  func `A dispatcher responds from the start of dispatching to its end, and may stop what was not started`() {
    #expect(!dispatcher.responds(to: .show))
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    #expect(dispatcher.responds(to: .show))
    #expect(dispatcher.responds(to: (any ShowCommands).self))
    #expect(!dispatcher.responds(to: .hide))
    dispatcher.stopDispatching(for: (any ShowCommands).self)
    #expect(!dispatcher.responds(to: .show))
    #expect(!dispatcher.responds(to: (any ShowCommands).self))
    do {
      let dispatcher = CommandDispatcher()
      let first = Handler()
      let raised = exceptions {
        dispatcher.stopDispatching(for: .show)
        dispatcher.stopDispatching(for: (any ShowCommands).self)
        dispatcher.stopDispatching(to: first)
        dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
        dispatcher.show()
      }
      expectEmpty(raised)
      expectEqual(first.calls, ["show"])
    }
  }
}
