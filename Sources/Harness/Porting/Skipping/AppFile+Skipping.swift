extension AppFile {
  /// Returns the file without the parts that are not compiled. Each line stays on its line.
  ///
  /// - Parameter reasons: Why parts are skipped, by their names.
  func skipping(_ reasons: [String: String]) -> AppFile {
    guard !reasons.isEmpty else { return self }
    let edits = skippableParts.filter { !$0.tokens.isEmpty }.compactMap { part in
      reasons[part.name].map { SourceEdit(bytes(of: part.tokens), part.replacement(because: $0)) }
    }
    return AppFile(
      String(decoding: edits.applied(to: bytes), as: UTF8.self), path: path, fullPath: fullPath)
  }
}
