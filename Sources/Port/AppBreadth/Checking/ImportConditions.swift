extension String {
  /// The source with each `canImport(Name)` decided, for the names that are known.
  ///
  /// The compiler would take a module without contents for the real one.
  func decidingImports(_ exists: (String) -> Bool?) -> String {
    guard contains("canImport") else { return self }
    return replacing(/canImport\s*\(\s*(\w+)[^()]*\)/) { match in
      exists(String(match.output.1)).map(String.init) ?? String(match.output.0)
    }
  }
}
