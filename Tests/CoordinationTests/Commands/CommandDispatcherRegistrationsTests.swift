import Coordination
import Testing

@MainActor
@Suite struct CommandDispatcherRegistrationsTests {
  let dispatcher = CommandDispatcher()
  let first = Handler()
  let second = OtherHandler()

  @Test func `Nothing is registered in the beginning`() {
    #expect(dispatcher.registrations.isEmpty)
    #expect(dispatcher.handledCommands.isEmpty)
  }

  @Test func `Protocols and single commands are reported in alphabetical order with their targets`() {
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    dispatcher.startDispatching(to: second, for: .hide)
    #expect(
      dispatcher.registrations.map(\.description) == [
        "HideCommands.hide() to OtherHandler", "ShowCommands to Handler",
      ])
    #expect(dispatcher.handledCommands == ["HideCommands.hide()", "ShowCommands"])
    #expect(dispatcher.registrations(of: first).map(\.commands) == ["ShowCommands"])
  }

  @Test func `A target that was taken out has nothing left`() {
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    dispatcher.stopDispatching(to: first)
    #expect(dispatcher.registrations(of: first).isEmpty)
    #expect(dispatcher.registrations.isEmpty)
  }

  @Test func `A target that is gone is reported about, and handles nothing`() {
    do {
      let handler = Handler()
      dispatcher.startDispatching(to: handler, for: (any ShowCommands).self)
    }
    #expect(dispatcher.registrations.map(\.description) == ["ShowCommands to Handler (gone)"])
    #expect(dispatcher.handledCommands.isEmpty)
  }
}
