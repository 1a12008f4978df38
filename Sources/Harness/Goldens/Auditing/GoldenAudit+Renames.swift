import SourceText

extension GoldenAudit {
  /// Renames the outermost folder that is spelt wrongly, where nothing has its right name yet, or else the file alone.
  static func renames(for miscased: [Miscased], among files: Set<GoldenPath>) -> [Miscased] {
    var folders = Set(files.flatMap { $0.prefixes.dropLast() })
    var sources: [GoldenPath: GoldenPath] = [:]
    var renames: [Miscased] = []
    for golden in miscased {
      let rename = golden.outermost
      guard sources[rename.expected] != rename.found else { continue }
      if rename != golden, folders.insert(rename.expected).inserted {
        sources[rename.expected] = rename.found
        renames.append(rename)
      } else {
        renames.append(golden)
      }
    }
    return renames
  }
}

extension GoldenAudit.Miscased {
  /// Both paths down to the first component that differs.
  fileprivate var outermost: GoldenAudit.Miscased {
    let differing = zip(expected.prefixes, found.prefixes).first { $0 != $1 }
    return differing.map { GoldenAudit.Miscased(expected: $0, found: $1) } ?? self
  }

  /// A command that renames on any disk: where letter case does not count, only a third name in between helps.
  var command: String {
    let between = "\(found.path).renamed".shellQuoted
    let folder = expected.prefixes.dropLast().last?.path.shellQuoted ?? "."
    return "mkdir -p \(folder) && git mv \(found.path.shellQuoted) \(between) && git mv \(between) "
      + expected.path.shellQuoted
  }
}
