import Porting

/// Decides what is behind the errors of a module.
struct ErrorSorter {
  private let sources: AppSources
  private let files: [String: AppFile]
  /// What the app declares itself, which is missing only because something else is.
  private let declaredNames: Set<String>
  /// The files that import something that is empty here and neither Apple's nor the app's own, by their full paths.
  private let filesWithLibraries: Set<String>

  init(_ module: CheckedModule) {
    sources = module.sources
    files = Dictionary(
      module.sources.files.map { ($0.fullPath, $0) }, uniquingKeysWith: { first, _ in first })
    declaredNames = module.sources.namesOfDeclarations
    // A module of the app's own, in a folder of its name, is compiled with it.
    let folders = Set(
      module.sources.files.flatMap { $0.path.split(separator: "/").dropLast().map(String.init) })
    let libraries = module.emptyModules.subtracting(AppleNames.frameworks).subtracting(folders)
    filesWithLibraries = Set(
      module.sources.importedModules.filter { !libraries.isDisjoint(with: $0.value) }.keys)
  }

  /// The kind of an error, and for one of UIKit the symbol that is missing or different.
  func sort(_ error: CompilerError) -> (kind: ErrorKind, symbol: String?) {
    if Self.isolationWords.contains(where: error.message.contains) { return (.isolation, nil) }
    if Self.objectiveCWords.contains(where: error.message.contains) { return (.objectiveC, nil) }
    guard let symbol = symbol(of: error) else { return (.other, nil) }
    return (.uiKit, symbol)
  }

  private static let isolationWords = [
    "actor-isolated", "main actor", "global actor", "data race", "Sendable", "nonisolated",
  ]
  private static let objectiveCWords = ["Objective-C", "@objc", "#selector", "'@IB"]

  private func symbol(of error: CompilerError) -> String? {
    let quoted = error.quoted
    if error.message.hasPrefix("cannot find") {
      return quoted.first.flatMap { AppleNames.isOfUIKit($0) && !isDeclared($0) ? $0 : nil }
    }
    if error.message.contains("has no member"), quoted.count >= 2 {
      return member(quoted[1], of: quoted[0], error)
    }
    if error.message.contains("does not override any") || error.message.contains("non-open") {
      guard overridesUIKit(error) else { return nil }
      return "override \(files[error.file]?.name(at: error.position) ?? "of a member")"
    }
    if error.message.contains("not marked with 'convenience'") { return "convenience init of a value type" }
    guard let type = quoted.lazy.compactMap(typeOfUIKit).first else { return nil }
    return "\(type): \(error.message.prefix(60))"
  }

  /// Whether an error is about what overrides a member of UIKit's, and not one of a class that is unknown here.
  private func overridesUIKit(_ error: CompilerError) -> Bool {
    guard let name = files[error.file]?.nameOfType(around: error.position) else { return true }
    return AppleNames.isOfUIKit(name) || sources.ancestors(of: name).contains(where: AppleNames.isOfUIKit)
  }

  /// A member of a type of UIKit, or of the app's class that inherits from one.
  private func member(_ member: String, of type: String, _ error: CompilerError) -> String? {
    guard let type = typeOfUIKit(type), !isDeclared(member) else { return nil }
    // Libraries extend UIKit's types, so nothing is known where one is imported.
    return filesWithLibraries.contains(error.file) ? nil : "\(type).\(member)"
  }

  /// The type of UIKit that a type is or inherits from.
  private func typeOfUIKit(_ text: String) -> String? {
    let name = text.typeName
    if AppleNames.isOfUIKit(name), !isDeclared(name) { return name }
    return sources.ancestors(of: name).first(where: AppleNames.isOfUIKit)
  }

  private func isDeclared(_ name: String) -> Bool { declaredNames.contains(name) }
}

extension String {
  /// The first type of `[UIView]?`, `any UIViewDelegate`, `UIView.Type` or `UIButton.Configuration`.
  fileprivate var typeName: String {
    let words = split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map(String.init)
    let word = words.first { !["any", "some", "inout"].contains($0) } ?? self
    return word.hasSuffix(".Type") ? String(word.dropLast(5)) : word
  }
}
