import Coordination
import Expectations
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CommandDispatcherMetricsTests {
  let dispatcher = CommandDispatcher()
  let handler = Handler()
  let recorder = Recorder()

  init() {
    dispatcher.startDispatching(to: handler, for: (any ShowCommands).self)
    dispatcher.startDispatching(to: handler, for: (any HideCommands).self)
    dispatcher.startDispatching(to: handler, for: (any ArgumentCommands).self)
  }

  @Test func `A recorder is reported about each of its commands, before the target`() {
    var handled: [[String]] = []
    recorder.before = { handled.append(handler.calls) }
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.registerMetricsRecorder(recorder, for: .hide)
    dispatcher.show()
    expectEqual(recorder.told, ["ShowCommands.show()"])
    dispatcher.hide()
    expectEqual(recorder.told, ["ShowCommands.show()", "HideCommands.hide()"])
    expectEqual(handled, [[], ["show"]])
    expectEqual(handler.calls, ["show", "hide"])
  }

  @Test func `A recorder sees the arguments`() {
    dispatcher.registerMetricsRecorder(recorder, for: Command<any ArgumentCommands>("setNumber(_:)"))
    dispatcher.registerMetricsRecorder(recorder, for: Command<any ArgumentCommands>("setObject(_:)"))
    dispatcher.setNumber(4)
    dispatcher.setObject(recorder)
    expectEqual(recorder.invocations.map(\.name), ["setNumber(_:)", "setObject(_:)"])
    expectEqual(recorder.invocations.first?.arguments.first as? Int, 4)
    #expect(recorder.invocations.last?.arguments.first as? Recorder === recorder)
  }

  @Test func `Of several recorders the one of the command counts`() {
    let other = Recorder()
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.registerMetricsRecorder(other, for: .hide)
    dispatcher.hide()
    expectEqual([recorder.told, other.told], [[], ["HideCommands.hide()"]])
  }

  @Test func `A recorder that was taken out counts no more, and the command still runs`() {
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.show()
    dispatcher.deregisterMetricsRecorder(for: .show)
    dispatcher.show()
    expectEqual(recorder.told.count, 1)
    expectEqual(handler.calls, ["show", "show"])
  }

  @Test func `A recorder of a protocol is reported about its commands that have none of their own`() {
    let other = Recorder()
    dispatcher.registerMetricsRecorder(recorder, for: (any ArgumentCommands).self)
    dispatcher.registerMetricsRecorder(other, for: Command<any ArgumentCommands>("setNumber(_:)"))
    dispatcher.setNumber(4)
    dispatcher.setObject(recorder)
    dispatcher.show()
    expectEqual(recorder.invocations.map(\.name), ["setObject(_:)"])
    expectEqual(other.invocations.map(\.name), ["setNumber(_:)"])
    dispatcher.deregisterMetricsRecorder(for: (any ArgumentCommands).self)
    dispatcher.setObject(recorder)
    expectEqual(recorder.invocations.count, 1)
  }

  @Test func `A recorder is not owned`() {
    do {
      let gone = Recorder()
      dispatcher.registerMetricsRecorder(gone, for: .show)
    }
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.show()
    expectEqual(recorder.told.count, 1)
  }

  @Test func `A second recorder of a command is refused by name`() {
    let other = Recorder()
    let raised = exceptions {
      dispatcher.registerMetricsRecorder(recorder, for: .show)
      dispatcher.registerMetricsRecorder(other, for: .show)
    }
    expectEqual(
      raised,
      [
        UIException(
          .internalInconsistency,
          "Recorder cannot record ShowCommands.show(): Recorder does already. Call "
            + "deregisterMetricsRecorder(for: Command<any ShowCommands>(\"show()\")) first")
      ])
    dispatcher.show()
    expectEqual(recorder.told.count, 1)
    expectEmpty(other.told)
  }

  @Test func `A command without a target is not recorded`() {
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.stopDispatching(to: handler)
    let raised = exceptions { dispatcher.show() }
    expectEqual(raised.count, 1)
    expectEqual(recorder.told, [])
  }
}
