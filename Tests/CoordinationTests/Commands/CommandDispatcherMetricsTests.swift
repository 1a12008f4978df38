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

  @Test func `A recorder is reported about each of its commands, before the target, with the arguments`() {
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
    do {
      let fresh = Self()
      fresh.dispatcher.registerMetricsRecorder(
        fresh.recorder, for: Command<any ArgumentCommands>("setNumber(_:)"))
      fresh.dispatcher.registerMetricsRecorder(
        fresh.recorder, for: Command<any ArgumentCommands>("setObject(_:)"))
      fresh.dispatcher.setNumber(4)
      fresh.dispatcher.setObject(fresh.recorder)
      expectEqual(fresh.recorder.invocations.map(\.name), ["setNumber(_:)", "setObject(_:)"])
      expectEqual(fresh.recorder.invocations.first?.arguments.first as? Int, 4)
      #expect(fresh.recorder.invocations.last?.arguments.first as? Recorder === fresh.recorder)
    }
  }

  @Test func `Of several recorders the one of the command counts, and then that of the protocol`() {
    let other = Recorder()
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.registerMetricsRecorder(other, for: .hide)
    dispatcher.hide()
    expectEqual([recorder.told, other.told], [[], ["HideCommands.hide()"]])
    do {
      let fresh = Self()
      let other = Recorder()
      fresh.dispatcher.registerMetricsRecorder(fresh.recorder, for: (any ArgumentCommands).self)
      fresh.dispatcher.registerMetricsRecorder(other, for: Command<any ArgumentCommands>("setNumber(_:)"))
      fresh.dispatcher.setNumber(4)
      fresh.dispatcher.setObject(fresh.recorder)
      fresh.dispatcher.show()
      expectEqual(fresh.recorder.invocations.map(\.name), ["setObject(_:)"])
      expectEqual(other.invocations.map(\.name), ["setNumber(_:)"])
      fresh.dispatcher.deregisterMetricsRecorder(for: (any ArgumentCommands).self)
      fresh.dispatcher.setObject(fresh.recorder)
      expectEqual(fresh.recorder.invocations.count, 1)
    }
  }

  @Test func `A recorder that was taken out or is gone counts no more, and no command without a target`() {
    dispatcher.registerMetricsRecorder(recorder, for: .show)
    dispatcher.show()
    dispatcher.deregisterMetricsRecorder(for: .show)
    dispatcher.show()
    expectEqual(recorder.told.count, 1)
    expectEqual(handler.calls, ["show", "show"])
    do {
      let fresh = Self()
      do {
        let gone = Recorder()
        fresh.dispatcher.registerMetricsRecorder(gone, for: .show)
      }
      fresh.dispatcher.registerMetricsRecorder(fresh.recorder, for: .show)
      fresh.dispatcher.show()
      expectEqual(fresh.recorder.told.count, 1)
    }
    do {
      let fresh = Self()
      fresh.dispatcher.registerMetricsRecorder(fresh.recorder, for: .show)
      fresh.dispatcher.stopDispatching(to: fresh.handler)
      let raised = exceptions { fresh.dispatcher.show() }
      expectEqual(raised.count, 1)
      expectEqual(fresh.recorder.told, [])
    }
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
}
