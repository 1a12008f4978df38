import Porting

/// The names that the modules of a build declare, and those that none of them has.
struct BuildNames {
  private let sources: [AppSources]
  private let declared: Set<String>
  private let emptyModules: Set<String>
  /// The types that errors report as missing.
  private let missingTypes: Set<String>

  init(_ modules: [CheckedModule]) {
    sources = modules.map(\.sources)
    declared = sources.reduce(into: []) { $0.formUnion($1.namesOfDeclarations) }
    emptyModules = modules.reduce(into: []) { $0.formUnion($1.emptyModules) }
    missingTypes = modules.reduce(into: emptyModules) { $0.formUnion($1.missingTypes) }
  }

  /// Whether a module does not exist here.
  var lacksModules: Bool { !emptyModules.isEmpty }

  /// Whether the build declares a name, so that it is missing only because of another fault.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// Whether a name belongs to UIKit, and neither to the build nor to a missing module.
  func isOfUIKit(_ name: String) -> Bool {
    guard AppleNames.isOfUIKit(name), !declares(name), !emptyModules.contains(name) else { return false }
    return AppleFrameworks.framework(of: name).map(emptyModules.contains) != true
  }

  /// Returns the UIKit type that a type is or inherits from.
  func typeOfUIKit(_ text: String) -> String? {
    let name = text.typeName
    return isOfUIKit(name) ? name : ancestors(of: name).first(where: isOfUIKit)
  }

  /// Returns the superclass of a build's type that does not exist here.
  func missingAncestor(of name: String) -> String? {
    guard let last = ancestors(of: name).last, missingTypes.contains(last), !declares(last) else {
      return nil
    }
    return last
  }

  /// Returns the superclasses of a class, nearest first, through all modules, up to the last known one.
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
  /// The types that errors report as missing; those of UIKit only where it is imported.
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
