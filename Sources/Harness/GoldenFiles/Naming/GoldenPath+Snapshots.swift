extension GoldenPath {
  /// The file of a test's snapshot, without its extension: `<test>`, or `<test>.<name>` where it has a name.
  ///
  /// Both are spelt as in a scenario's golden, so the one bare dot parts them.
  ///
  /// - Returns: The components of a path, of which there are several only where the names are long.
  package static func components(ofTest test: String, named name: String?) -> [String] {
    guard let name else { return SafeName.parts(of: SafeName.units(of: test, encodingDots: true)) }
    return SafeName(script: test, configuration: name).parts
  }
}
