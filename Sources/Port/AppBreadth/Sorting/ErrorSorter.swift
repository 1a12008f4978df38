import Diagnostics
import Porting

/// Decides what the errors of a module are about.
struct ErrorSorter {
  private let names: BuildNames
  private let missing: MissingNames
  private let module: CheckedModule
  private let files: [String: AppFile]
  /// The types that errors cannot find.
  private let missingTypes: Set<String>

  init(_ module: CheckedModule, in build: [CheckedModule]) {
    self.module = module
    names = BuildNames(build)
    missing = MissingNames(module)
    files = Dictionary(
      module.sources.files.map { ($0.fullPath, $0) }, uniquingKeysWith: { first, _ in first })
    let errors = module.errors.filter { $0.message.hasPrefix("cannot find") }
    missingTypes = module.emptyModules.union(errors.compactMap(\.missingName))
  }

  /// An error with its kind, and for one of UIKit the symbol that is missing or different.
  func sort(_ error: CompilerError) -> SortedError {
    if Self.isolationWords.contains(where: error.message.contains) {
      return SortedError(error: error, kind: .isolation)
    }
    if Self.objectiveCWords.contains(where: error.message.contains) {
      return SortedError(error: error, kind: .objectiveC)
    }
    var result = error.missingName.map { sortMissing($0, error) } ?? sortOther(error)
    let isDeclared = error.missingName.map(names.declares) == true
    result.isFollowUp = result.kind == .other && (error.isFollowUp || isDeclared)
    return result
  }

  private static let isolationWords = [
    "actor-isolated", "main actor", "global actor", "data race", "Sendable", "nonisolated",
  ]
  private static let objectiveCWords = ["Objective-C", "@objc", "#selector", "'@IB"]

  private func sortMissing(_ name: String, _ error: CompilerError) -> SortedError {
    let quoted = error.quoted
    if error.isFollowUp { return SortedError(error: error, kind: .other) }
    let isOfModule = error.message.hasPrefix("module '") || error.message.hasPrefix("no type named")
    if isOfModule, let owner = quoted.first(where: { $0 != name }), owner != module.name {
      return isEmpty(owner)
        ? SortedError(error: error, kind: .otherModule, symbol: owner)
        : SortedError(error: error, kind: .other)
    }
    guard !isOfModule, error.message.contains("has no member") else { return sortName(name, error) }
    return sortMember(name, of: quoted[0], error)
  }

  /// An error that is not about a name that is missing.
  private func sortOther(_ error: CompilerError) -> SortedError {
    let quoted = error.quoted
    if let module = quoted.lazy.compactMap(\.nameOfModule).first, isEmpty(module) {
      return SortedError(error: error, kind: .otherModule, symbol: module)
    }
    if error.message.contains("swift-corelibs-foundation") {
      return SortedError(error: error, kind: .foundation)
    }
    if error.message.contains("does not override any") || error.message.contains("non-open") {
      return sortOverride(error)
    }
    if error.message.contains("not marked with 'convenience'") {
      return SortedError(error: error, kind: .uiKit, symbol: "convenience init of a value type")
    }
    if let superclass = quoted.lazy.compactMap({ missingAncestor(of: $0.typeName) }).first {
      return sortName(superclass, error)
    }
    return sortByOrigin(error)
  }

  /// An error by the types that it names, what is called where it is, and what its notes point at.
  private func sortByOrigin(_ error: CompilerError) -> SortedError {
    let called = files[error.file]?.wordBefore(error.position)
    if let type = (error.quoted.map(\.typeName) + [called].compactMap { $0 }).first(where: isOfUIKit) {
      return SortedError(error: error, kind: .uiKit, symbol: error.symbol(of: type))
    }
    if !error.isFollowUp, error.isAbout(Frameworks.ofUIKit) {
      return SortedError(error: error, kind: .uiKit, symbol: error.symbol(of: called))
    }
    let isOfFoundation = error.message.contains("inaccessible") && error.isAbout(["Foundation"])
    return SortedError(error: error, kind: isOfFoundation ? .foundation : .other)
  }

  /// A name that is found nowhere.
  private func sortName(_ name: String, _ error: CompilerError) -> SortedError {
    guard !names.declares(name) else { return SortedError(error: error, kind: .other) }
    if isOfUIKit(name) { return SortedError(error: error, kind: .uiKit, symbol: name) }
    let modules = isEmpty(name) ? [name] : missing.modules(with: name, missedIn: error.file)
    if FoundationNames.contains(name), modules != [AppleFrameworks.framework(of: name)] {
      return SortedError(error: error, kind: .foundation)
    }
    guard !modules.isEmpty else { return SortedError(error: error, kind: .other) }
    return SortedError(error: error, kind: .otherModule, symbol: modules.fewAlternatives)
  }

  /// A member that a type does not have.
  private func sortMember(_ member: String, of type: String, _ error: CompilerError) -> SortedError {
    guard !names.declares(member) else { return SortedError(error: error, kind: .other) }
    if missing.isOfLibrary(member, missedIn: error.file) {
      let modules = missing.modules(with: member, missedIn: error.file)
      let symbol = modules.isEmpty ? "that with '\(member)'" : modules.fewAlternatives
      return SortedError(error: error, kind: .otherModule, symbol: symbol)
    }
    if let superclass = missingAncestor(of: type.typeName) { return sortName(superclass, error) }
    if AppleMembers.isOfUIKit(member, of: type.typeName) {
      return SortedError(error: error, kind: .uiKit, symbol: "\(type.typeName).\(member)")
    }
    guard !type.hasPrefix("["), let owner = typeOfUIKit(type) else {
      let isOfFoundation = FoundationNames.contains(type.typeName) && !missing.hasLibraries
      let isUnknown = error.message.contains("(aka 'AnyObject')")
      return SortedError(error: error, kind: isOfFoundation || isUnknown ? .foundation : .other)
    }
    if error.message.hasPrefix("type '"), !AppleMembers.mayBeStatic(member, of: owner) {
      let modules = missing.modules(with: member, missedIn: error.file)
      return SortedError(
        error: error, kind: modules.isEmpty ? .other : .otherModule,
        symbol: modules.isEmpty ? nil : modules.fewAlternatives)
    }
    return SortedError(
      error: error, kind: missing.hasLibraries ? .uiKitOrModule : .uiKit, symbol: "\(owner).\(member)")
  }

  /// What overrides nothing: by the class that it is in, which may be one of UIKit's.
  private func sortOverride(_ error: CompilerError) -> SortedError {
    // What is ported may be on the line of the last brace, after it.
    let above = SourcePosition(line: error.position.line - 1, column: .max)
    let file = files[error.file]
    let name = file?.nameOfType(around: error.position) ?? file?.nameOfType(around: above)
    if let name, let superclass = missingAncestor(of: name) { return sortName(superclass, error) }
    guard name.map({ typeOfUIKit($0) != nil }) ?? true else { return SortedError(error: error, kind: .other) }
    let member = file?.name(at: error.position) ?? name.map { "in \($0)" } ?? "of a member"
    return SortedError(error: error, kind: .uiKit, symbol: "override \(member)")
  }

  /// The superclass of a type of the app that is not here.
  private func missingAncestor(of name: String) -> String? {
    guard let last = names.ancestors(of: name).last, missingTypes.contains(last), !names.declares(last) else {
      return nil
    }
    return last
  }

  private func isEmpty(_ name: String) -> Bool { module.emptyModules.contains(name) }

  /// Whether a name is one of UIKit, and neither one of the build nor an absent module's own.
  private func isOfUIKit(_ name: String) -> Bool {
    AppleNames.isOfUIKit(name) && !names.declares(name) && !isEmpty(name)
  }

  /// The type of UIKit that a type is or inherits from.
  private func typeOfUIKit(_ text: String) -> String? {
    let name = text.typeName
    return isOfUIKit(name) ? name : names.ancestors(of: name).first(where: AppleNames.isOfUIKit)
  }
}
