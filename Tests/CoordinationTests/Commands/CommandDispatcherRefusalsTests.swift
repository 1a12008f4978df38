import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CommandDispatcherRefusalsTests {
  let dispatcher = CommandDispatcher()
  let first = Handler()
  let second = OtherHandler()

  @Test func `A command that nothing handles is refused with what to call, and with others of its protocol`()
  {
    dispatcher.startDispatching(to: first, for: (any ShowCommands).self)
    let raised = exceptions { dispatcher.hide() }
    expectEqual(
      raised,
      [
        UIException(
          .invalidArgument,
          "HideCommands.hide() was sent, and nothing handles it: call startDispatching(to: handler, for: (any "
            + "HideCommands).self) before, where the handler's coordinator starts")
      ])
    do {
      let dispatcher = CommandDispatcher()
      let first = Handler()
      dispatcher.startDispatching(to: first, for: Command<any ShowCommands>("shwo()"))
      let raised = exceptions { dispatcher.show() }
      expectEqual(
        raised.map(\.reason),
        [
          "ShowCommands.show() was sent, and nothing handles it (handled commands of ShowCommands: shwo()): call "
            + "startDispatching(to: handler, for: Command<any ShowCommands>(\"show()\")) before, where the handler's "
            + "coordinator starts"
        ])
    }
  }

  @Test func `A handler that is gone is named`() {
    do {
      let gone = Handler()
      dispatcher.startDispatching(to: gone, for: (any ShowCommands).self)
    }
    let raised = exceptions { dispatcher.show() }
    expectEqual(
      raised.map(\.reason),
      [
        "ShowCommands.show() was sent, and its handler, a Handler, is gone: keep it as long as it handles commands, "
          + "or call stopDispatching(to:) with it and send no more"
      ])
  }

  @Test func `A command that returns something and that nothing handles ends the process`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIApplication.shared.exceptionHandler = { _ in }
        _ = CommandDispatcher().add(7, to: 6)
      }
    }
  }

  enum Taken: CaseIterable {
    case command, commandOfProtocol, protocolOfCommand, wholeProtocol
  }

  @Test func `A second handler is refused by the names of both, and the first one stays`() {
    forEachRow(
      zip(
        Taken.allCases, ["ShowCommands.show()", "ShowCommands.show()", "ShowCommands.show()", "ShowCommands"])
    ) { taken, name in
      let fresh = Self()
      let raised = exceptions {
        switch taken {
        case .command, .commandOfProtocol: fresh.dispatcher.startDispatching(to: fresh.first, for: .show)
        case .protocolOfCommand, .wholeProtocol:
          fresh.dispatcher.startDispatching(to: fresh.first, for: (any ShowCommands).self)
        }
        switch taken {
        case .command, .protocolOfCommand: fresh.dispatcher.startDispatching(to: fresh.second, for: .show)
        case .commandOfProtocol, .wholeProtocol:
          fresh.dispatcher.startDispatching(to: fresh.second, for: (any ShowCommands).self)
        }
        fresh.dispatcher.show()
      }
      expectEqual(raised.map(\.name), [.internalInconsistency])
      let wanted = taken == .commandOfProtocol ? "ShowCommands" : name
      #expect(
        raised[0].reason.hasPrefix(
          "OtherHandler cannot handle \(wanted): \(name) is handled by Handler, which lives. Call stopDispatching(to:)"
        ), "\(taken)")
      expectEqual(fresh.first.calls, ["show"])
      expectEqual(fresh.second.calls, [])
    }
  }

  @Test func `A target that can handle nothing is refused with the reason`() {
    let raised = exceptions {
      dispatcher.startDispatching(to: HandlerValue(), for: (any HideCommands).self)
      dispatcher.startDispatching(to: dispatcher, for: (any HideCommands).self)
      dispatcher.startDispatching(to: first, for: (any ShowCommands & HideCommands).self)
      dispatcher.startDispatching(to: first, for: Handler.self)
      dispatcher.startDispatching(to: first, for: (any UnroutedCommands).self)
    }
    let reasons = [
      "HandlerValue cannot handle HideCommands: it is not an object,",
      "CommandDispatcher cannot handle HideCommands: the dispatcher cannot send to itself.",
      "Handler cannot handle HideCommands & ShowCommands: these are several protocols.",
      "Handler cannot handle Handler: CommandDispatcher does not conform to Handler,",
      "Handler cannot handle UnroutedCommands: CommandDispatcher does not conform to UnroutedCommands, and so cannot "
        + "send its commands. Write `extension CommandDispatcher: UnroutedCommands`",
    ]
    expectEqual(raised.count, reasons.count)
    for (exception, reason) in zip(raised, reasons) {
      expectEqual(exception.name, .internalInconsistency)
      #expect(exception.reason.hasPrefix(reason))
    }
    #expect(!dispatcher.responds(to: .hide))
  }
}
