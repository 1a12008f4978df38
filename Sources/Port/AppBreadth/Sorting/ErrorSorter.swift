import Diagnostics
import Porting

/// Decides what the errors of a module are about.
struct ErrorSorter {
  let names: BuildNames
  let missing: MissingNames
  private let module: CheckedModule
  private let files: [String: AppFile]

  init(_ module: CheckedModule, in names: BuildNames) {
    (self.module, self.names) = (module, names)
    missing = MissingNames(module)
    files = Dictionary(
      module.sources.files.map { ($0.fullPath, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns an error with its kind and, if it is about UIKit, the symbol that is missing or different.
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
  private static let objectiveCWords = ["Objective-C", "@objc", "#selector", "'@IB", "find 'Selector'"]

  private func sortMissing(_ name: String, _ error: CompilerError) -> SortedError {
    if error.isFollowUp { return SortedError(error: error, kind: .other) }
    let isOfModule = error.message.hasPrefix("module '") || error.message.hasPrefix("no type named")
    if isOfModule, let owner = error.quoted.first(where: { $0 != name }), owner != module.name {
      return SortedError(error: error, kind: .other, orOf: isEmpty(owner) ? owner : nil)
    }
    guard !isOfModule, error.message.contains("has no member") else { return sortName(name, error) }
    return sortMember(name, of: error.quoted[0], error)
  }

  /// Sorts an error that is not about a missing name.
  private func sortOther(_ error: CompilerError) -> SortedError {
    let quoted = error.quoted
    if let module = quoted.lazy.compactMap(\.nameOfModule).first, isEmpty(module) {
      return SortedError(error: error, kind: .otherModule, symbol: module)
    }
    if FoundationNames.words.contains(where: error.message.contains) {
      return SortedError(error: error, kind: .foundation)
    }
    if error.message == "extra argument 'privacy' in call", isEmpty("os") {
      return SortedError(error: error, kind: .otherModule, symbol: "os")
    }
    if error.message.contains("does not override any") || error.message.contains("non-open") {
      return sortOverride(error)
    }
    if error.message.contains("not marked with 'convenience'") {
      return SortedError(error: error, kind: .uiKit, symbol: "convenience init of a value type")
    }
    if let superclass = quoted.lazy.compactMap({ names.missingAncestor(of: $0.typeName) }).first {
      return sortSuperclass(superclass, error)
    }
    return sortByOrigin(error)
  }

  /// Sorts an error by the types that it names, what is called at its position, and where its notes point.
  private func sortByOrigin(_ error: CompilerError) -> SortedError {
    var called = files[error.file]?.wordBefore(error.position)
    if called?.hasSuffix("init") == true { called = typeAround(error) }
    if let type = (error.quoted.map(\.typeName) + [called].compactMap { $0 }).first(where: names.isOfUIKit) {
      return SortedError(error: error, kind: .uiKit, symbol: error.symbol(of: type))
    }
    if !error.isFollowUp, error.isAbout(Frameworks.ofUIKit) {
      return SortedError(error: error, kind: .uiKit, symbol: error.symbol(of: called))
    }
    let isOfFoundation = error.message.contains("inaccessible") && error.isAbout(["Foundation"])
    return SortedError(error: error, kind: isOfFoundation ? .foundation : .other)
  }

  /// Sorts an override of nothing by its class, which may inherit from one of UIKit's.
  private func sortOverride(_ error: CompilerError) -> SortedError {
    let name = typeAround(error)
    if let name, let superclass = names.missingAncestor(of: name) { return sortSuperclass(superclass, error) }
    guard name.map({ names.typeOfUIKit($0) != nil }) ?? true else {
      return SortedError(error: error, kind: .other)
    }
    let member = files[error.file]?.name(at: error.position) ?? name.map { "in \($0)" } ?? "of a member"
    return SortedError(error: error, kind: .uiKit, symbol: "override \(member)")
  }

  /// Returns the name of the type or extension that contains an error.
  func typeAround(_ error: CompilerError) -> String? {
    // Ported code may follow the last brace on its line.
    let above = SourcePosition(line: error.position.line - 1, column: .max)
    let file = files[error.file]
    return file?.nameOfType(around: error.position) ?? file?.nameOfType(around: above)
  }

  func isEmpty(_ name: String) -> Bool { module.emptyModules.contains(name) }
}
