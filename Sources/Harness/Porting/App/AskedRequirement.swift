import SwiftSources

/// An optional requirement of an app's own protocol whose result has no default. Callers check whether an
/// object implements it.
///
/// It moves to a separate protocol, to which the implementing classes conform. In its place, the protocol
/// gets a member with an optional result, which is `nil` for other classes, as in Objective-C.
struct AskedRequirement: Sendable {
  let file: String
  /// The protocol that declares it.
  let owner: TypeDeclaration
  let member: ExtensionMember
  /// The name of the separate protocol.
  var protocolName: String {
    let name = isOverloaded ? member.key : member.name
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0 != "_" }
    return (["ported", owner.name.text] + words.map(String.init)).joined(separator: "_")
  }

  /// Whether the protocol has another method with this name that differs only in types.
  private var isOverloaded: Bool { owner.members.functions.count { $0.signature == member.name } > 1 }

  /// Whether members of a class implement the requirement.
  func isMet(by members: Members) -> Bool {
    switch member {
    case .function:
      members.functions.contains {
        $0.signature == member.name && (!isOverloaded || ExtensionMember.function($0).key == member.key)
      }
    case .property: members.properties.contains { $0.name.text == member.name }
    }
  }

  /// Returns the requirements of the protocols in a file.
  static func all(in file: AppFile) -> [AskedRequirement] {
    file.outline.members.types.filter { $0.kind == .protocol }.flatMap { type in
      let functions = type.members.functions.filter {
        $0.modifiers.isOptional && $0.result?.isOptional == false
      }
      let properties = type.members.properties.filter {
        $0.modifiers.isOptional && $0.type?.isOptional == false
      }
      return (functions.map(ExtensionMember.function) + properties.map(ExtensionMember.property)).map {
        AskedRequirement(file: file.path, owner: type, member: $0)
      }
    }
  }
}

/// A class of the app that implements a requirement which none of its superclasses implements.
struct AnsweringClass: Sendable {
  /// The class's name, after the names of the types around it.
  let name: String
  let file: String
  let requirement: AskedRequirement
  /// Whether the class can be named only inside the type around it.
  let isHidden: Bool

  static func all(
    _ requirements: [AskedRequirement], _ files: [AppFile], _ types: AppTypes
  ) -> [AnsweringClass] {
    guard !requirements.isEmpty else { return [] }
    let conformances = AppConformances(files, types)
    return types.classes.sorted { $0.key < $1.key }.flatMap { name, type in
      requirements.filter { requirement in
        conformances.all(of: name).contains(requirement.owner.name.text)
          && types.has(requirement, name)
          && !types.ancestors(of: name).contains { ancestor in
            types.has(requirement, ancestor)
              && conformances.all(of: ancestor).contains(requirement.owner.name.text)
          }
      }.map { requirement in
        AnsweringClass(
          name: name, file: type.file, requirement: requirement,
          isHidden: name.contains(".") && type.declaration.modifiers.isPrivate)
      }
    }
  }
}

extension AppTypes {
  /// Whether a class or one of its extensions implements a requirement.
  fileprivate func has(_ requirement: AskedRequirement, _ name: String) -> Bool {
    let parts =
      [classes[name]?.declaration].compactMap { $0 } + (extensions[name] ?? []).map(\.declaration)
    return parts.map(\.members).contains(where: requirement.isMet)
  }
}

extension Modifiers {
  var isOptional: Bool { words.contains("optional") }
}

extension TypeText {
  var isOptional: Bool { ["?", "!"].contains(tokens.last?.text) }
}
