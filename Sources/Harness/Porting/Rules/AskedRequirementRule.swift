import SwiftSources

extension PortingRule {
  /// Lets code check whether an object implements an optional requirement with a result, as in Objective-C.
  static let askedRequirements = PortingRule { file, app in
    var changes = Changes()
    for requirement in app.askedRequirements where requirement.file == file.path {
      changes.add(requirement.changes(of: file))
    }
    for answering in app.answeringClasses where answering.file == file.path {
      changes.add(answering.changes(of: file))
    }
    return changes
  }
}

extension AskedRequirement {
  /// Returns the edits that remove the requirement from its protocol, and declare its replacement after it.
  fileprivate func changes(of file: AppFile) -> Changes {
    var changes = Changes()
    guard file.list.has("}", at: owner.body.upperBound),
      let start = file.tokens.firstIndex(of: keyword(in: file))
    else { return changes }
    changes.edits.append(.blank(file.bytes(of: start..<end)))
    let access = owner.isPublic ? "public " : ""
    let actor = owner.modifiers.attributes.contains("MainActor") ? "@MainActor " : ""
    let (requirement, answer) = declarations(in: file)
    changes.edits.append(
      .insert(
        "; \(actor)\(access)protocol \(protocolName): AnyObject { \(requirement) }; "
          + "\(access)extension \(owner.name.text) { \(answer) }",
        at: file.tokens[owner.body.upperBound].range.upperBound))
    if owner.isPublic { changes.findings.append(finding(in: file)) }
    return changes
  }

  private func keyword(in file: AppFile) -> SwiftToken {
    switch member {
    case .function(let function): file.tokens[function.range.lowerBound]
    case .property(let property): file.tokens[(file.tokens.firstIndex(of: property.name) ?? 1) - 1]
    }
  }

  private var end: Int {
    switch member {
    case .function(let function): function.range.upperBound
    case .property(let property): property.range.upperBound
    }
  }

  /// Returns the declarations of the requirement, and of the member that checks for it.
  private func declarations(in file: AppFile) -> (requirement: String, answer: String) {
    switch member {
    case .function(let function):
      let requirement = file.source(of: function.range)
      let result = function.result?.text ?? "Void"
      let head = requirement.components(separatedByLast: "->")
      let call = file.call(of: function, as: function.name.text)
      return (requirement, "\(head)-> (\(result))? { (self as? any \(protocolName))?.\(call) }")
    case .property(let property):
      let (name, type) = (property.name.text, property.type?.text ?? "")
      return (
        "var \(name): \(type) { get }",
        "var \(name): (\(type))? { (self as? any \(protocolName))?.\(name) }"
      )
    }
  }

  private func finding(in file: AppFile) -> PortingFinding {
    file.finding(
      at: member.nameToken,
      "whether a class of another module has '\(member.nameToken.text)' is not known",
      instead: "extension MyClass: \(protocolName) {}, in the module of such a class")
  }
}

extension AnsweringClass {
  /// Returns the edits that make the class conform to the requirement's protocol, after its outermost type.
  fileprivate func changes(of file: AppFile) -> Changes {
    var changes = Changes()
    let outermost = name.split(separator: ".").first.map(String.init)
    let type = file.outline.members.types.first { $0.kind != .extension && $0.name.text == outermost }
    guard let type, !isHidden, file.list.has("}", at: type.body.upperBound) else { return changes }
    changes.edits.append(
      .insert(
        "; extension \(name): \(requirement.protocolName) {}",
        at: file.tokens[type.body.upperBound].range.upperBound))
    return changes
  }
}

extension String {
  /// Returns the part before the last occurrence of a separator.
  fileprivate func components(separatedByLast separator: String) -> String {
    ranges(of: separator).last.map { String(self[..<$0.lowerBound]) } ?? self
  }
}
