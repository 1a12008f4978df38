import HeadlessUIKit

extension CommandDispatcher {
  /// Whether a target may be registered; tells the programmer otherwise.
  func mayRegister<Commands>(_ target: Commands, for key: CommandKey) -> Bool {
    guard let reason = reasonToRefuse(target, for: key) else { return true }
    UIException.raise(.internalInconsistency, "\(type(of: target as Any)) cannot handle \(key): \(reason)")
    return false
  }

  private func reasonToRefuse<Commands>(_ target: Commands, for key: CommandKey) -> String? {
    let object = target as AnyObject
    if !(type(of: target as Any) is AnyClass) {
      return "it is no object, and handlers are not owned. Make it a class, and have its coordinator keep it"
    }
    if object === self { return "the dispatcher cannot send to itself. Register who handles the commands" }
    if key.protocolName.contains(" & ") {
      return "these are several protocols. Register each of them by itself"
    }
    if !(self as AnyObject is Commands) {
      return "CommandDispatcher does not conform to \(key.protocolName), so that nobody can send it. Write "
        + "`extension CommandDispatcher: \(key.protocolName)`, in which each function calls send(_:_:function:_:)"
    }
    return handler(inTheWayOf: key).map { taken, name in
      "\(taken) is handled by \(name), which lives. Call stopDispatching(to:) with it when its coordinator stops, or "
        + "stopDispatching(for: \(key.argument)) first"
    }
  }

  /// What a living target handles already of what a new one shall handle, and the target's class.
  private func handler(inTheWayOf key: CommandKey) -> (CommandKey, String)? {
    if let target = target(for: key) { return (key, "\(type(of: target))") }
    guard key.name == nil else { return nil }
    return routes.filter { $0.key.wholeProtocol == key && $0.value.target != nil }
      .min { ($0.key.name ?? "") < ($1.key.name ?? "") }.map { ($0.key, $0.value.targetName) }
  }

  /// Why no target is found for a command that was sent, and what to do.
  func reasonForNoTarget(of key: CommandKey) -> String {
    if let route = routes[key] ?? routes[key.wholeProtocol], route.target == nil {
      return "its handler, a \(route.targetName), is gone: keep it as long as it handles commands, or call "
        + "stopDispatching(to:) with it and send no more"
    }
    let others = routes.keys.filter { $0.wholeProtocol == key.wholeProtocol }.compactMap(\.name).sorted()
    let known =
      others.isEmpty ? "" : " (of \(key.protocolName), handled are: \(others.joined(separator: ", ")))"
    return "nobody handles it\(known): call startDispatching(to: handler, for: "
      + "\(others.isEmpty ? key.wholeProtocol.argument : key.argument)) before, where the handler's coordinator starts"
  }
}
