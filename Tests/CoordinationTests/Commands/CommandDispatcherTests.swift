import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CommandDispatcherTests {
  let dispatcher = CommandDispatcher()
  let first = Handler()
  let second = Handler()

  @Test func `Each command runs that function only, of one target or of two`() {
    dispatcher.startDispatching(to: first, for: .show)
    dispatcher.startDispatching(to: first, for: .hide)
    dispatcher.show()
    expectEqual(first.calls, ["show"])
    dispatcher.hide()
    expectEqual(first.calls, ["show", "hide"])
    do {
      let dispatcher = CommandDispatcher()
      let first = Handler()
      let second = Handler()
      dispatcher.startDispatching(to: first, for: .show)
      dispatcher.startDispatching(to: second, for: .hide)
      dispatcher.show()
      expectEqual([first.calls, second.calls], [["show"], []])
      dispatcher.hide()
      expectEqual([first.calls, second.calls], [["show"], ["hide"]])
    }
  }

  @Test func `Arguments and results pass through`() {
    dispatcher.startDispatching(to: first, for: (any ArgumentCommands).self)
    let object = Handler()
    dispatcher.setNumber(4)
    dispatcher.setObject(object)
    expectEqual(first.calls, ["setNumber 4"])
    #expect(first.object === object)
    expectEqual(dispatcher.add(7, to: 6), 13)
  }

  @Test func `A protocol's commands all go to its target, and what it inherits is registered by itself`() {
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    dispatcher.show()
    dispatcher.showMore()
    expectEqual(first.calls, ["show", "showMore"])
    do {
      let dispatcher = CommandDispatcher()
      let first = Handler()
      dispatcher.startDispatching(to: first, for: (any AllCommands).self)
      #expect(dispatcher.responds(to: (any AllCommands).self))
      #expect(!dispatcher.responds(to: (any ShowCommands).self))
      let raised = exceptions {
        dispatcher.showAll()
        dispatcher.show()
      }
      expectEqual(first.calls, ["showAll"])
      expectEqual(raised.map(\.name), [.invalidArgument])
    }
  }

  @Test func `A dispatcher hands on what another one does not handle itself`() {
    let application = CommandDispatcher()
    application.startDispatching(to: first, for: (any HideCommands).self)
    dispatcher.startDispatching(to: application, for: (any HideCommands).self)
    dispatcher.hide()
    expectEqual(first.calls, ["hide"])
  }

  @Test func `A target is not owned, and one that is gone hides no handler of the protocol`() {
    weak var gone: Handler?
    do {
      let handler = Handler()
      gone = handler
      dispatcher.startDispatching(to: handler, for: (any ShowCommands).self)
      #expect(dispatcher.responds(to: .show))
    }
    expectNil(gone)
    #expect(!dispatcher.responds(to: .show))
    dispatcher.startDispatching(to: second, for: (any ShowCommands).self)
    dispatcher.show()
    expectEqual(second.calls, ["show"])
    do {
      let dispatcher = CommandDispatcher()
      let second = Handler()
      dispatcher.startDispatching(to: Handler(), for: .show)
      dispatcher.startDispatching(to: second, for: (any ShowCommands).self)
      dispatcher.show()
      expectEqual(second.calls, ["show"])
    }
  }
}
