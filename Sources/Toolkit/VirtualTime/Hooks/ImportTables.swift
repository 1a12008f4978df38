/// The tables through which the program and its libraries call functions of other libraries.
///
/// The dynamic linker fills them in; changing an entry redirects every later call. A statically linked
/// program has no entries for the toolchain's libraries: see ``StaticProgram``.
enum ImportTables {
  /// Changes the entries of the hooked functions in all loaded files.
  ///
  /// - Returns: The names of the functions that were found in a table.
  static func install(_ hooks: [Hook]) -> Set<String> {
    let hooks = Dictionary(uniqueKeysWithValues: hooks.map { ($0.name, $0) })
    var found: Set<String> = []
    for file in LoadedFile.all where !file.isOfSystem {
      for entry in file.imports {
        guard let hook = hooks[entry.name], !file.isDispatch || hook.isForDispatch else { continue }
        entry.point(to: hook.replacement)
        found.insert(hook.name)
      }
    }
    return found
  }
}
