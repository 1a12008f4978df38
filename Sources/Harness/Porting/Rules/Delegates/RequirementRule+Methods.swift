import SwiftSources

extension AppRequirements.Method {
  /// Returns the edits of the method itself, and of a method next to it.
  func edits(in app: AppSources) -> [SourceEdit] {
    let isMoved = base != nil && declaration.kind == .extension
    guard !needsWitness else {
      return isMoved ? [] : [.insert("; " + witness(in: app), at: endOffset)]
    }
    guard !isMoved else { return [.insert("ported_", at: function.name.range.lowerBound)] }
    var edits: [SourceEdit] = []
    let access = function.accessWord
    if let access, ["private", "fileprivate", "internal"].contains(access), let word = token(of: access) {
      edits.append(SourceEdit(word.range, isPublic(in: app) ? "public" : ""))
    }
    let needsPublic = isPublic(in: app) && access == nil && !declaration.isPublicExtension
    let words = (needsPublic ? "public " : "") + (base == nil ? "" : "override ")
    if !words.isEmpty {
      edits.append(.insert(words, at: file.tokens[function.range.lowerBound].range.lowerBound))
    }
    return edits
  }

  /// Returns a method with the requirement's name, on one line, that calls this one.
  func witness(in app: AppSources) -> String {
    let prefix = (isPublic(in: app) ? "public " : "") + (base == nil ? "" : "override ")
    let name = needsWitness ? function.name.text : "ported_\(function.name.text)"
    return "\(prefix)\(head) { \(call(of: name, labels: function.parameters.map(\.label.text))) }"
  }

  /// Returns a method for the superclass that does what the toolkit does without one.
  func baseMember(in app: AppSources) -> String {
    let isPublic = app.types.classes.first { $0.key.lastName == base }?.value.declaration.isPublic == true
    let call = call(of: requirement.baseName, labels: requirement.labels)
    let ownDefault = function.result == nil ? "" : "return nil"
    let isOfApp = ToolkitProtocol.all[requirement.protocolName] == nil
    let body = isOfApp ? ownDefault : ToolkitProtocol.defaultResult(of: requirement, calling: call)
    return (isPublic ? "public " : "") + "\(head) { \(body) }"
  }

  private var head: String {
    let parameters = zip(requirement.labels, function.parameters).enumerated().map { index, parameter in
      "\(parameter.0) argument\(index + 1): \(Self.type(parameter.1.type))"
    }
    let result = function.result.map { " -> \(Self.type($0))" } ?? ""
    return "func \(requirement.baseName)(\(parameters.joined(separator: ", ")))\(result)"
  }

  private func call(of name: String, labels: [String]) -> String {
    let arguments = labels.enumerated().map { index, label in
      (label == "_" ? "" : "\(label): ") + "argument\(index + 1)"
    }
    return "\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns a type as the toolkit writes it; early Swift imported objects as implicitly unwrapped optionals.
  private static func type(_ type: TypeText) -> String {
    guard type.tokens.last?.is("!") == true, type.baseName?.hasPrefix("WK") != true else { return type.text }
    return String(type.text.dropLast())
  }

  private func isPublic(in app: AppSources) -> Bool {
    app.types.classes[type]?.declaration.isPublic == true
  }

  /// The end of the method's last line.
  private var endOffset: Int { file.tokens[function.range.upperBound - 1].range.upperBound }

  private func token(of word: String) -> SwiftToken? {
    file.tokens[..<function.range.lowerBound].last { $0.text == word }
  }

  var blockedFinding: PortingFinding {
    file.finding(
      at: function.name,
      "UIKit calls '\(function.name.text)' by its selector '\(requirement.selector)', and \(type) cannot be given the "
        + "protocol, as a subclass names it",
      instead: "\(requirement.protocolName) after the superclass of \(type), and not of its subclass")
  }

  var uncalledFinding: PortingFinding {
    file.finding(
      at: function.name,
      "UIKit calls '\(requirement.swiftName)' of a \(requirement.protocolName), and the toolkit does not",
      instead: "a call of it in a use case, if what it does is to be seen")
  }

  var unresolvedFinding: PortingFinding {
    file.finding(
      at: function.name,
      "UIKit calls '\(function.name.text)' by its selector '\(requirement.selector)', the toolkit by the protocol",
      instead: "a method '\(requirement.swiftName)' in a class that conforms to \(requirement.protocolName)")
  }
}

extension ToolkitProtocol.Requirement {
  var baseName: String { swiftName.split(separator: "(").first.map(String.init) ?? "" }

  var labels: [String] {
    swiftName.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init)
  }
}

extension TypeDeclaration {
  fileprivate var isPublicExtension: Bool { kind == .extension && isPublic }
}
