import SwiftSources

extension Stricture {
  static let commandShape = Stricture(
    28, "the dispatcher carries commands only: they return nothing, and are imperatives",
    wayOut:
      "use the imperative and return nothing; report changes by a consumer, an observer or the Broadcaster"
  ) { package in package.shapeViolations }

  static let commandHandlers = Stricture(
    29, "each command that a view controller sends has a handler",
    wayOut:
      "have its coordinator call startDispatching(to:for:) with the protocol, for itself or for its mediator"
  ) { package in
    // Without coordinators, there can be no handler.
    guard !package.files(in: .coordinators, .apps).isEmpty else { return [] }
    let handled = Set(package.dispatches.flatMap(\.protocols))
    return package.types.parts(in: package.files(in: .ui), where: package.types.isViewController).flatMap {
      part in
      part.members.properties.filter(\.isStored).flatMap { property in
        (property.type.map(package.types.components) ?? []).filter {
          package.types.isCommands($0) && !handled.contains($0)
        }.map {
          part.file.violation(
            at: property.name, "no handler is registered for the \($0) that \(part.name) sends")
        }
      }
    }
  }

  static let handlersOnStop = Stricture(
    30, "what is registered for commands is taken out again on stop",
    wayOut: "call stopDispatching(to:) with the same object in stop, or in disconnect of a mediator"
  ) { package in
    package.dispatches.compactMap { dispatch in
      guard let owner = dispatch.owner else { return nil }
      let stops = package.stops(of: owner)
      let isStopped = stops.contains { stop in
        stop.target == dispatch.target && stop.target != nil
          || !stop.protocols.isDisjoint(with: dispatch.protocols)
      }
      guard !isStopped else { return nil }
      return dispatch.file.violation(
        at: dispatch.token,
        "\(owner) registers \(dispatch.target ?? "a target"), and does not take it out on stop")
    }
  }
}

extension CheckedPackage {
  /// Members of command protocols that are not commands, and dispatched protocols that are not command protocols.
  fileprivate var shapeViolations: [Violation] {
    var violations: [Violation] = []
    for part in types.parts(in: files.filter(\.layer.isOrdered), where: types.isCommands) {
      for function in part.members.functions { violations += part.shapeViolations(of: function) }
      for property in part.members.properties {
        let problem = "\(part.name).\(property.name.text) is a property, and no command"
        violations.append(part.file.violation(at: property.name, problem))
      }
    }
    for dispatch in dispatches {
      for name in dispatch.protocols where name.isListenerName {
        let problem = "\(name) is dispatched, and is not a protocol of commands"
        violations.append(dispatch.file.violation(at: dispatch.token, problem))
      }
    }
    return violations
  }
}

extension TypeIndex.Part {
  fileprivate func shapeViolations(of function: Function) -> [Violation] {
    let name = function.name.text
    var problems: [String] = []
    if let result = function.result { problems.append("returns \(result.text)") }
    if let word = name.reportingWord { problems.append("says '\(word)', as a report does") }
    return problems.map { file.violation(at: function.name, "\(self.name).\(name) \($0)") }
  }
}

extension String {
  /// The word in a camel-case name that reports an event or a state; `nil` if there is no such word.
  fileprivate var reportingWord: String? {
    var words = [""]
    for character in self {
      if character.isUppercase { words.append("") }
      words[words.count - 1].append(character)
    }
    let lower = words.map { $0.lowercased() }
    if let index = lower.firstIndex(where: { ["did", "will", "should"].contains($0) }) {
      return words[index]
    }
    if ["is", "has", "can", "was"].contains(lower[0]) { return words[0] }
    return lower.starts(with: ["number", "of"]) ? "numberOf" : nil
  }
}
