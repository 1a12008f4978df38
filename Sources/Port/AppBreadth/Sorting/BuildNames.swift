import Porting

/// What all modules of a build declare, and what none of them has.
struct BuildNames {
  private let sources: [AppSources]
  private let declared: Set<String>
  private let emptyModules: Set<String>
  /// The types that errors cannot find.
  private let missingTypes: Set<String>

  init(_ modules: [CheckedModule]) {
    sources = modules.map(\.sources)
    declared = sources.reduce(into: []) { $0.formUnion($1.namesOfDeclarations) }
    emptyModules = modules.reduce(into: []) { $0.formUnion($1.emptyModules) }
    missingTypes = modules.reduce(into: emptyModules) { $0.formUnion($1.missingTypes) }
  }

  /// Whether some module is not here.
  var lacksModules: Bool { !emptyModules.isEmpty }

  /// Whether the build declares a name, which is missing only because something else is.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Whether a name is one of UIKit, and neither one of the build nor of an absent module.
  func isOfUIKit(_ name: String) -> Bool {
    guard AppleNames.isOfUIKit(name), !declares(name), !emptyModules.contains(name) else { return false }
    return AppleFrameworks.framework(of: name).map(emptyModules.contains) != true
  }

  /// The type of UIKit that a type is or inherits from.
  func typeOfUIKit(_ text: String) -> String? {
    let name = text.typeName
    return isOfUIKit(name) ? name : ancestors(of: name).first(where: isOfUIKit)
  }

  /// The superclass of a type of the build that is not here.
  func missingAncestor(of name: String) -> String? {
    guard let last = ancestors(of: name).last, missingTypes.contains(last), !declares(last) else {
      return nil
    }
    return last
  }

  /// The superclasses of a class, the nearest first, through all modules, up to the last one that is known.
  private func ancestors(of name: String) -> [String] {
    var (found, next) = ([String](), name)
    while let above = sources.lazy.map({ $0.ancestors(of: next) }).first(where: { !$0.isEmpty }) {
      let new = above.filter { !found.contains($0) }
      guard let last = new.last else { break }
      found += new
      next = last
    }
    return found
  }
}

extension CheckedModule {
  /// The types that errors cannot find; those of UIKit where it is imported.
  fileprivate var missingTypes: Set<String> {
    let imports = sources.importedModules
    return Set(
      errors.filter { $0.message.hasPrefix("cannot find") }.compactMap { error in
        error.missingName.flatMap { name in
          !AppleNames.isOfUIKit(name) || imports[error.file]?.contains("UIKit") == true ? name : nil
        }
      })
  }
}
