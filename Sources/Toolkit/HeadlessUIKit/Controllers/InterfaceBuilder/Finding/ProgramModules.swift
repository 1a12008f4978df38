import Foundation
import VirtualTime

/// The modules with resources that a program contains.
///
/// Packages that are built in one folder have their bundles beside each other's programs, and none of them may change
/// what another one's program shows.
struct ProgramModules {
  /// Whether the program has a symbol that contains a text.
  private let hasSymbol: (String) -> Bool

  init(hasSymbol: @escaping (String) -> Bool) { self.hasSymbol = hasSymbol }

  /// The modules of the running program; all that are asked for if it has no symbols.
  static var current: ProgramModules {
    let names = SymbolNames.ofProgram
    return ProgramModules { text in names?.contain(text) ?? true }
  }

  /// Returns the bundles' folders of modules that are in the program.
  func own(_ folders: [String]) -> [String] {
    folders.filter { BundleFolders.modules(of: [$0]).contains(where: contains) }
  }

  /// Whether the program has the symbol that marks a ported module; else something of the module, or the accessor
  /// that the package manager writes for its resources.
  ///
  /// Only the first is certain: where a name repeats a word, as `MyKitManagerKit` does, no mangled symbol has it.
  private func contains(_ module: String) -> Bool {
    // Symbols end with a zero, so that a longer name is another.
    if hasSymbol("showcase_module_\(module)\0") { return true }
    // Other characters are encoded in symbols.
    guard module.allSatisfy(\.isASCII) else { return true }
    let name = "\(module.utf8.count)\(module)"
    return hasSymbol("$s\(name)") || hasSymbol("$s10Foundation6BundleC\(name)E6moduleACvgZ")
  }
}
