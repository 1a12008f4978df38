/// Takes commands from those who need not know who handles them.
///
/// A protocol of commands is sent through a dispatcher by a thin extension, which the module writes that knows both:
///
///     extension CommandDispatcher: TabCommands {
///       func showTab(at index: Int) { send((any TabCommands).self, index) { $0.showTab(at: index) } }
///     }
///
/// Then the dispatcher is handed to view controllers as `any TabCommands`, never as what it is. A coordinator
/// registers itself, or its mediator, with `startDispatching(to:for:)` when it starts, and
/// calls ``stopDispatching(to:)`` when it stops. Handlers and recorders are not owned. What a protocol inherits or
/// adds in extensions is no part of it, and is registered by itself.
///
/// The rules are those of iOS Chrome's dispatcher (`ios/shared/chrome/browser/ui/commands`, 2017), which has the
/// Objective-C runtime forward messages.
@MainActor
public final class CommandDispatcher {
  var routes: [CommandKey: CommandRoute] = [:]
  var recorders: [CommandKey: CommandRecorderReference] = [:]

  /// Makes a dispatcher that sends to nobody yet.
  public init() {}

  /// Who handles a command, or a whole protocol, at the moment.
  func target(for key: CommandKey) -> AnyObject? {
    if let target = routes[key]?.target { return target }
    guard let name = key.name, let route = routes[key.wholeProtocol] else { return nil }
    return route.withdrawn.contains(name) ? nil : route.target
  }
}
