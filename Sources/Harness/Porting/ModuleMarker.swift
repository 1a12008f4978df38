/// A file of a ported module that names it in each program that contains it.
///
///     ModuleMarker(of: "MyApp").text  // declares a function with the symbol showcase_module_MyApp
///
/// A program takes the resources of the modules that it contains. It cannot look for a module's name in the
/// other symbols, which have letters in place of words that repeat.
///
/// The plugin has this file, too.
struct ModuleMarker: Hashable, Sendable {
  /// The module's name.
  private let module: String

  init(of module: String) { self.module = module }

  /// The path of the file beside the ported ones.
  static let path = "Showcase.marker.swift"

  /// The text of the file.
  var text: String {
    """
    /// Names this module in the program, which then reads the module's resources.
    @_cdecl("showcase_module_\(module)") nonisolated public func showcase_module_\(module)() {}

    """
  }
}
