import SwiftSources

extension Stricture {
  static let inputs = Stricture(
    11, "a view controller takes input over consumer protocols only",
    wayOut: "make it a method of the consumer protocol, hand it to the initializer, or make it private"
  ) { package in
    package.types.parts(in: package.files(in: .ui), where: package.types.isViewController).flatMap { part in
      package.inputProperties(of: part) + package.inputFunctions(of: part) + part.observedNotifications()
    }
  }

  static let outputs = Stricture(
    12, "a view controller speaks to the rest of the app by its dispatcher only",
    wayOut: "declare a protocol of commands, and send the command to the dispatcher that is handed in"
  ) { package in
    package.types.parts(in: package.files(in: .ui), where: package.types.isViewController).flatMap { part in
      part.members.properties.compactMap { property -> Violation? in
        guard property.isStored, let type = property.type?.names.first(where: { $0.text.isListenerName })
        else {
          return nil
        }
        return part.file.violation(
          at: property.name, "\(part.name) speaks to the \(type.text) of \(property.name.text)")
      }
        + part.postedNotifications()
        + part.file.list.singletons(in: part.body).map {
          part.file.violation(at: $0, "\(part.name) uses the singleton of \($0.text)")
        }
    }
  }
}

extension String {
  /// Whether a type with this name is notified of changes.
  var isListenerName: Bool {
    ["Delegate", "DataSource", "Observer", "Listener"].contains { hasSuffix($0) }
  }
}

extension Property {
  /// Whether no other type can assign it: it is private, and belongs to a class rather than a protocol.
  fileprivate var isOwned: Bool {
    modifiers.isPrivate && modifiers.words.isDisjoint(with: ["weak", "unowned"])
      && type?.tokens.contains { $0.is("any") } != true
  }
}

extension CheckedPackage {
  /// Returns properties that other modules may set, except consumer properties, slots and the dispatcher.
  fileprivate func inputProperties(of part: TypeIndex.Part) -> [Violation] {
    let consumed = consumers(of: part.name).flatMap(\.members.properties).map(\.name.text)
    return part.members.properties.filter { property in
      let modifiers = property.modifiers
      let components = property.type.map(types.components) ?? []
      return modifiers.isPublic && property.isSettable && !modifiers.hasNarrowSetter && !modifiers.isOverride
        && !consumed.contains(property.name.text)
        && property.type?.mentions(configuration.viewController) != true
        && !(components.contains(where: types.isCommands) || components.contains(configuration.dispatcher))
        && !components.contains { $0.isListenerName }
    }.map { part.file.violation(at: $0.name, "anybody may set \(part.name).\($0.name.text)") }
  }

  /// Returns functions that other modules may call, except those that consumer protocols or the toolkit require.
  fileprivate func inputFunctions(of part: TypeIndex.Part) -> [Violation] {
    let consumed = Set(consumers(of: part.name).flatMap(\.members.functions).map(\.signature))
    return part.members.functions.filter { function in
      let modifiers = function.modifiers
      return modifiers.isPublic && !modifiers.isOverride && !modifiers.isStatic
        && function.name.text != "init"
        && !consumed.contains(function.signature) && !isCallback(function)
        && !function.parameters.contains { $0.type.mentions(configuration.viewController) }
    }.map { part.file.violation(at: $0.name, "anybody may call \(part.name).\($0.signature)") }
  }

  /// Whether the toolkit calls the function back, with the view that the call is about.
  private func isCallback(_ function: Function) -> Bool {
    function.parameters.first?.type.baseName?.hasPrefix("UI") == true
  }

  /// Returns the declarations of the consumer protocols that a type adopts.
  private func consumers(of name: String) -> [TypeIndex.Part] {
    types.ancestors(of: name).filter(types.isConsumer).sorted().flatMap { types.parts[$0] ?? [] }
  }
}

extension TypeIndex.Part {
  fileprivate func postedNotifications() -> [Violation] {
    notifications("post").map { file.violation(at: file.list.tokens[$0], "\(name) posts a notification") }
  }

  /// Returns observed notifications that are not the toolkit's.
  fileprivate func observedNotifications() -> [Violation] {
    notifications("addObserver").filter { index in
      let arguments = file.list.tokens[file.list.inside(index + 5)]
      return !arguments.contains { $0.text.hasPrefix("UI") || $0.text.hasPrefix("keyboard") }
    }.map { file.violation(at: file.list.tokens[$0], "\(name) observes a notification") }
  }

  private func notifications(_ call: String) -> [Int] {
    body.filter { file.list.hasSequence(["NotificationCenter", ".", "default", ".", call, "("], at: $0) }
  }
}

extension TokenList {
  /// Returns the types whose shared object is used.
  func singletons(in range: Range<Int>) -> [SwiftToken] {
    range.filter { index in
      guard tokens[index].isName, tokens[index].text != "Self",
        tokens[index].text.first?.isUppercase == true, has(".", at: index + 1),
        tokens.indices.contains(index + 2)
      else { return false }
      let member = tokens[index + 2].text
      return member == "shared" || Self.singletons[tokens[index].text] == member
    }.map { tokens[$0] }
  }

  private static let singletons = [
    "UserDefaults": "standard", "FileManager": "default", "URLCache": "shared", "ProcessInfo": "processInfo",
    "UIPasteboard": "general",
  ]
}
