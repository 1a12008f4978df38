extension String {
  /// Returns the source with each `canImport(Name)` evaluated, for names that are known.
  ///
  /// Otherwise, the compiler would take an empty module for the real one.
  func decidingImports(_ exists: (String) -> Bool?) -> String {
    guard contains("canImport") else { return self }
    return replacing(/canImport\s*\(\s*(\w+)[^()]*\)/) { match in
      exists(String(match.output.1)).map(String.init) ?? String(match.output.0)
    }
  }
}
