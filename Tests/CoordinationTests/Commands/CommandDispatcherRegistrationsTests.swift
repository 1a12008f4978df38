import Coordination
import Expectations
import Testing

@MainActor
@Suite struct CommandDispatcherRegistrationsTests {
  let dispatcher = CommandDispatcher()
  let first = Handler()
  let second = OtherHandler()

  @Test func `Protocols and commands are reported in alphabetical order with their targets, none at first`() {
    expectEmpty(dispatcher.registrations)
    expectEmpty(dispatcher.handledCommands)
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    dispatcher.startDispatching(to: second, for: .hide)
    expectEqual(
      dispatcher.registrations.map(\.description),
      [
        "HideCommands.hide() to OtherHandler", "ShowCommands to Handler",
      ])
    expectEqual(dispatcher.handledCommands, ["HideCommands.hide()", "ShowCommands"])
    expectEqual(dispatcher.registrations(of: first).map(\.commands), ["ShowCommands"])
  }

  @Test func `A target that was taken out has nothing left, and one that is gone handles nothing`() {
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    dispatcher.stopDispatching(to: first)
    expectEmpty(dispatcher.registrations(of: first))
    expectEmpty(dispatcher.registrations)
    do {
      let handler = Handler()
      dispatcher.startDispatching(to: handler, for: (any ShowCommands).self)
    }
    expectEqual(dispatcher.registrations.map(\.description), ["ShowCommands to Handler (gone)"])
    expectEmpty(dispatcher.handledCommands)
  }
}
