import Porting

/// A module with the compiler's errors.
struct CheckedModule {
  let module: AppModule
  /// The modules that were made without contents, since they do not exist here.
  let emptyModules: Set<String>
  /// The modules of the same build that it imports, in the order of the build.
  let importedModules: [String]
  let errors: [CompilerError]
  /// Whether others could import what of it compiles; otherwise it was empty for them.
  let isWritten: Bool

  var name: String { module.name }
  var sources: AppSources { module.sources }
}
