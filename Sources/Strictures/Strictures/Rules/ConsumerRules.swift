import SwiftSources

extension Stricture {
  static let consumerOnly = Stricture(
    23, "a mediator uses its consumer through the consumer protocol only",
    wayOut: "type the property as any SomeConsumer, and let the coordinator connect both"
  ) { package in
    let types = package.types
    return types.parts(in: package.files, where: types.isMediator).flatMap { part in
      let classes = part.file.list.tokens[part.body].filter { token in
        token.isName
          && (types.isViewController(token.text) || token.text == package.configuration.viewController
            || types.isForeignController(token.text))
      }
      let consumers = part.members.properties.filter { property in
        guard property.name.text.lowercased().hasSuffix("consumer"), let type = property.type else {
          return false
        }
        let components = types.components(of: type)
        return !components.contains { $0.hasSuffix("Consumer") }
          && !classes.contains { components.contains($0.text) }
      }
      return classes.map { part.file.violation(at: $0, "\(part.name) names the view controller \($0.text)") }
        + consumers.map {
          part.file.violation(at: $0.name, "\(part.name).\($0.name.text) is not a consumer protocol")
        }
    }
  }

  static let consumerIsolation = Stricture(
    24, "mediators speak to their consumers on the main thread only",
    wayOut: "put @MainActor on the consumer protocol, and take nonisolated away"
  ) { package in
    let types = package.types
    return types.declarations(in: package.files.filter(\.layer.isOrdered)).flatMap { type -> [Violation] in
      let isViewController = types.isViewController(type.name)
      guard isViewController || types.isConsumer(type.name) else { return [] }
      var violations = type.members.functions.filter(\.isOffMainThread).map {
        type.file.violation(at: $0.name, "\(type.name).\($0.signature) is nonisolated")
      }
      let isByDefault = isViewController || package.manifest[type.file.target]?.isOnMainActor == true
      let isFree = type.declaration.modifiers.words.contains("nonisolated")
      if isFree || !isByDefault && !types.isOnMainActor(type.name) {
        violations.append(type.violation("\(type.name) is not @MainActor"))
      }
      return violations
    }
  }

  static let mediatorDelegates = Stricture(
    26, "a mediator is not a delegate of the user interface",
    wayOut: "declare a protocol of commands, and have the dispatcher send them to the mediator"
  ) { package in
    let types = package.types
    return types.parts(in: package.files, where: types.isMediator).flatMap { part in
      part.declaration.inheritance.flatMap(\.names).filter { name in
        types.isProtocol(name.text) && types.declaration(of: name.text)?.file.layer == .ui
          && !types.isCommands(name.text)
      }.map {
        part.file.violation(at: $0, "\(part.name) adopts \($0.text), a protocol of the user interface")
      }
    }
  }
}

extension Function {
  /// Whether it can be called from any thread, though it may have state, unlike static functions.
  fileprivate var isOffMainThread: Bool {
    modifiers.words.contains("nonisolated") && !modifiers.isStatic && !modifiers.isOverride
  }
}

extension TypeIndex {
  /// Whether a protocol, or one that it refines, is isolated to the main actor.
  fileprivate func isOnMainActor(_ name: String) -> Bool {
    ([name] + ancestors(of: name)).contains { ancestor in
      declaration(of: ancestor)?.declaration.modifiers.attributes.contains("MainActor") == true
    }
  }
}
