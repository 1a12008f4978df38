import SwiftSources

extension Stricture {
  static let coordinatorBase = Stricture(
    13, "all coordinators inherit from the common base class",
    wayOut: "make it a subclass of the configured class, by default BrowserCoordinator, or name it otherwise"
  ) { package in
    package.types.declarations(in: package.files.filter(\.layer.isOrdered)).compactMap { type in
      let isCalledSo = type.name.hasSuffix("Coordinator") && type.name != package.configuration.coordinator
      guard isCalledSo, type.declaration.kind != .protocol, !package.types.isCoordinator(type.name) else {
        return nil
      }
      return type.violation("\(type.name) does not inherit from \(package.configuration.coordinator)")
    }
  }

  static let superCalls = Stricture(
    15, "a coordinator calls super last in start, and first in stop",
    wayOut: "make super.start() the last statement of start, and super.stop() the first one of stop"
  ) { package in
    package.types.parts(in: package.files, where: package.types.isCoordinator).flatMap { part in
      part.members.functions.compactMap { function -> Violation? in
        let name = function.name.text
        guard name == "start" || name == "stop", function.parameters.isEmpty, function.modifiers.isOverride,
          let body = function.body
        else { return nil }
        return part.superCallViolation(in: function, body)
      }
    }
  }

  static let commandMethods = Stricture(
    18, "coordinators handle only commands that create, start and stop coordinators",
    wayOut: "have a mediator handle the command, and register it with the dispatcher"
  ) { package in
    let services = package.serviceNames
    return package.types.parts(in: package.files, where: package.types.isCoordinator).flatMap { part in
      let commands = package.commandSignatures(of: part.name)
      return part.members.functions.filter { commands.contains($0.signature) }.flatMap { function in
        part.modelUses(in: function.body ?? 0..<0, services, package.types).map {
          part.file.violation(at: $0.token, "\(function.signature) of \(part.name) \($0.use)")
        }
      }
    }
  }

  static let transitioningDelegates = Stricture(
    21, "custom presentations are the coordinator's, or those of an object that it creates",
    wayOut: "set transitioningDelegate where the coordinator presents the view controller"
  ) { package in
    package.files.filter(\.layer.isOrdered).flatMap { file in
      file.list.tokens.indices.compactMap { index -> Violation? in
        guard file.list.hasSequence(["transitioningDelegate", "="], at: index),
          index + 2 < file.list.tokens.count
        else {
          return nil
        }
        let token = file.list.tokens[index]
        let isInCoordinator = file.outline.members.types.contains {
          $0.body.contains(index) && package.types.isCoordinator($0.name.text)
        }
        if isInCoordinator {
          let presented = file.list.nameBefore(index)
          guard let presented, file.list.tokens[index + 2].text == presented else { return nil }
          return file.violation(at: token, "\(presented) is made its own transitioningDelegate")
        }
        // Rule 9 allows this.
        guard !(file.layer == .ui && file.list.has("self", at: index + 2)) else { return nil }
        return file.violation(at: token, "transitioningDelegate is set outside of coordinators")
      }
    }
  }
}

extension TypeIndex.Part {
  fileprivate func superCallViolation(in function: Function, _ body: Range<Int>) -> Violation? {
    let name = function.name.text
    let call = ["super", ".", name, "(", ")"]
    let wanted = name == "start" ? body.upperBound - call.count : body.lowerBound
    if body.count >= call.count, file.list.hasSequence(call, at: wanted) { return nil }
    let end = name == "start" ? "last" : "first"
    guard let found = body.first(where: { file.list.hasSequence(call, at: $0) }) else {
      return file.violation(at: function.name, "\(self.name).\(name)() does not call super \(end)")
    }
    return file.violation(at: file.list.tokens[found], "\(self.name).\(name)() does not call super \(end)")
  }

  /// Returns uses of model types by name, and of services whose methods are called or properties are set.
  fileprivate func modelUses(
    in range: Range<Int>, _ services: Set<String>, _ types: TypeIndex
  ) -> [(token: SwiftToken, use: String)] {
    range.compactMap { index in
      let token = file.list.tokens[index]
      guard token.isName else { return nil }
      if types.isModel(token.text) { return (token, "names \(token.text), a type of the model") }
      guard services.contains(token.text), let member = file.list.usedMember(behind: index) else {
        return nil
      }
      return (token, "uses \(token.text).\(member), which is the model's")
    }
  }
}

extension CheckedPackage {
  /// The names of properties that contain objects of the model.
  fileprivate var serviceNames: Set<String> {
    let parts = types.parts(in: files(in: .coordinators, .model))
    let properties = parts.flatMap(\.members.properties).filter { property in
      (property.type ?? property.initializedType)?.names.contains {
        types.isModel($0.text)
          && [.class, .protocol, .actor].contains(types.declaration(of: $0.text)?.declaration.kind)
      } == true
    }
    return Set(properties.map(\.name.text))
  }

  /// Returns the methods of the commands that a type handles.
  fileprivate func commandSignatures(of name: String) -> Set<String> {
    let protocols = types.ancestors(of: name).filter(types.isCommands)
    return Set(protocols.flatMap { types.functions(of: $0) }.map(\.function.signature))
  }
}

extension TokenList {
  /// Returns the member that is called or set in `name?.member(...)` and `name.member = ...`.
  fileprivate func usedMember(behind index: Int) -> String? {
    let dot = has("?", at: index + 1) || has("!", at: index + 1) ? index + 2 : index + 1
    guard has(".", at: dot), tokens.indices.contains(dot + 2) else { return nil }
    return ["(", "="].contains(tokens[dot + 2].text) ? tokens[dot + 1].text : nil
  }

  /// Returns the name before `.member`, where `member` is at `index`.
  fileprivate func nameBefore(_ index: Int) -> String? {
    guard has(".", at: index - 1), index >= 2 else { return nil }
    let isOptional = tokens[index - 2].is("?") || tokens[index - 2].is("!")
    let name = isOptional ? index - 3 : index - 2
    return tokens.indices.contains(name) && tokens[name].isName ? tokens[name].text : nil
  }
}
