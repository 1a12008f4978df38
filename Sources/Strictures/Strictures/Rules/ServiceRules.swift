import SwiftSources

extension Stricture {
  static let aggregatesHandedOn = Stricture(
    16, "coordinators hand on single services, never a whole browser",
    wayOut: "ask for the one service that is needed, and have the coordinator take it out of the aggregate"
  ) { package in
    let parts = package.types.parts(in: package.files) {
      package.types.isMediator($0) || package.types.isViewController($0)
    }
    return parts.flatMap { part in
      part.members.signatureTypes.flatMap(\.names).filter {
        package.configuration.aggregates.contains($0.text)
      }
      .map { part.file.violation(at: $0, "\(part.name) gets a whole \($0.text)") }
    }
  }

  static let dispatcherHandedOn = Stricture(
    17, "the dispatcher is handed out as protocols of commands only",
    wayOut: "type it as any FirstCommands & SecondCommands, of just the commands that are sent"
  ) { package in
    let name = package.configuration.dispatcher
    let inUI = package.files(in: .ui).flatMap { file in
      file.list.tokens.filter { $0.isName && $0.text == name }.map { (file, $0, file.target) }
    }
    let mediators = package.types.parts(
      in: package.files.filter { $0.layer != .ui }, where: package.types.isMediator)
    let inMediators = mediators.flatMap { part in
      part.file.list.tokens[part.body].filter { $0.isName && $0.text == name }.map {
        (part.file, $0, part.name)
      }
    }
    return (inUI + inMediators).map { file, token, owner in
      file.violation(at: token, "\(owner) uses the class \(name)")
    }
  }

  static let mediatorServices = Stricture(
    22, "mediators are handed their services, and use no singletons and no aggregates",
    wayOut: "take the service by the initializer, from the coordinator"
  ) { package in
    package.types.parts(in: package.files, where: package.types.isMediator).flatMap { part in
      let list = part.file.list
      let inBodies = part.members.functions.compactMap(\.body).flatMap { list.tokens[$0] }
      return list.singletons(in: part.body).map {
        part.file.violation(at: $0, "\(part.name) uses the singleton of \($0.text)")
      }
        + inBodies.filter { $0.isName && package.configuration.aggregates.contains($0.text) }.map {
          part.file.violation(at: $0, "\(part.name) uses the aggregate \($0.text)")
        }
    }
  }
}

extension Members {
  /// The types of properties and parameters.
  fileprivate var signatureTypes: [TypeText] {
    properties.compactMap(\.type) + functions.flatMap(\.parameters).map(\.type)
  }
}
