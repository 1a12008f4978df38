import Coordination
import Expectations
import Testing

@MainActor
@Suite struct CommandTests {
  @Test func `A command is named with its protocol, and those of one name in two protocols are two`() {
    expectEqual(Command<any ShowCommands>("show()").description, "ShowCommands.show()")
    expectEqual(Command<any HideCommands>.hide.name, "hide()")
    let dispatcher = CommandDispatcher()
    let handler = Handler()
    dispatcher.startDispatching(to: handler, for: Command<any HideCommands>("show()"))
    #expect(dispatcher.responds(to: Command<any HideCommands>("show()")))
    #expect(!dispatcher.responds(to: Command<any ShowCommands>("show()")))
  }
}
