import Coordination

@MainActor
protocol ShowCommands {
  func show()
  func showMore()
}

@MainActor
protocol HideCommands {
  func hide()
}

/// Has one command, and inherits two.
@MainActor
protocol AllCommands: ShowCommands {
  func showAll()
}

@MainActor
protocol ArgumentCommands {
  func setNumber(_ number: Int)
  func setObject(_ object: AnyObject)
  func add(_ first: Int, to second: Int) -> Int
}

/// No caller can send these: the dispatcher does not conform.
@MainActor
protocol UnroutedCommands {
  func wander()
}

extension CommandDispatcher: ShowCommands {
  func show() { send((any ShowCommands).self) { $0.show() } }
  func showMore() { send((any ShowCommands).self) { $0.showMore() } }
}

extension CommandDispatcher: HideCommands {
  func hide() { send((any HideCommands).self) { $0.hide() } }
}

extension CommandDispatcher: AllCommands {
  func showAll() { send((any AllCommands).self) { $0.showAll() } }
}

extension CommandDispatcher: ArgumentCommands {
  func setNumber(_ number: Int) { send((any ArgumentCommands).self, number) { $0.setNumber(number) } }
  func setObject(_ object: AnyObject) { send((any ArgumentCommands).self, object) { $0.setObject(object) } }
  func add(_ first: Int, to second: Int) -> Int {
    send((any ArgumentCommands).self, first, second) { $0.add(first, to: second) }
  }
}

extension Command where Commands == any ShowCommands {
  static var show: Self { Self("show()") }
  static var showMore: Self { Self("showMore()") }
}

extension Command where Commands == any HideCommands {
  static var hide: Self { Self("hide()") }
}

/// Handles all commands, and records them.
final class Handler: ShowCommands, HideCommands, AllCommands, ArgumentCommands, UnroutedCommands {
  var calls: [String] = []
  var object: AnyObject?

  func show() { calls.append("show") }
  func showMore() { calls.append("showMore") }
  func hide() { calls.append("hide") }
  func showAll() { calls.append("showAll") }
  func wander() { calls.append("wander") }
  func setNumber(_ number: Int) { calls.append("setNumber \(number)") }
  func setObject(_ object: AnyObject) { self.object = object }
  func add(_ first: Int, to second: Int) -> Int { first + second }
}

/// Another class of handlers.
final class OtherHandler: ShowCommands, HideCommands {
  var calls: [String] = []

  func show() { calls.append("show") }
  func showMore() { calls.append("showMore") }
  func hide() { calls.append("hide") }
}

/// A handler that is not an object.
struct HandlerValue: HideCommands {
  func hide() {}
}

/// Records the reported commands, and what the handler had done by then.
final class Recorder: CommandMetricsRecorder {
  var invocations: [CommandInvocation] = []
  var told: [String] { invocations.map { "\($0.commands).\($0.name)" } }
  var before: (@MainActor () -> Void)?

  func recordMetric(for invocation: CommandInvocation) {
    invocations.append(invocation)
    before?()
  }
}
