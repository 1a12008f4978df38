import Porting

@testable import AppBreadth

extension CheckedModule {
  /// A module of files in `/NAME` with the compiler's output.
  init(
    _ name: String, _ texts: [String: String], errors: [String] = [], emptyModules: Set<String> = [],
    imports: [String] = []
  ) {
    self.init(
      module: AppModule(
        name: name, folder: AppFolder(at: "/\(name)", named: name),
        sources: AppSources(texts, in: "/\(name)")),
      emptyModules: emptyModules, importedModules: imports,
      errors: CompilerError.all(in: errors.joined(separator: "\n")), isWritten: true)
  }
}
