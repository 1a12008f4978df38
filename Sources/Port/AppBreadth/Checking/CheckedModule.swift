import Porting

/// A module with the compiler's errors.
package struct CheckedModule {
  let module: AppModule
  /// The modules that do not exist here and were replaced by empty ones.
  package let emptyModules: Set<String>
  /// The modules of the same build that it imports, in the order of the build.
  let importedModules: [String]
  package let errors: [CompilerError]
  /// Whether other modules could import the part that compiles; otherwise it was empty for them.
  let isWritten: Bool
  /// Whether it was compiled by Swift 5's rules, since nothing but isolation was wrong by those of Swift 6.
  package var isRelaxed = false

  package var name: String { module.name }
  var sources: AppSources { module.sources }
}
