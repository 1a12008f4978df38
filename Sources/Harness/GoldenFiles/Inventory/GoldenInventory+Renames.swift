import Diagnostics

extension GoldenInventory {
  /// Renames the outermost folder that is spelt wrongly, where nothing has its right name yet, or else the file alone.
  static func renames(for miscased: [Miscased], among files: Set<GoldenPath>) -> [Miscased] {
    guard !miscased.isEmpty else { return [] }
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

  /// A command that renames on any disk: where letter case does not count, only a third name in between helps.
  func command(for rename: Miscased) -> String {
    let (found, expected) = (rename.found.path.shellQuoted, rename.expected.path.shellQuoted)
    let between = "\(rename.found).renamed".shellQuoted
    let folder = rename.expected.prefixes.dropLast().last?.path ?? "."
    let place = root == "." ? folder : "\(root)/\(folder)"
    return
      "mkdir -p \(place.shellQuoted) && \(git) mv \(found) \(between) && \(git) mv \(between) \(expected)"
  }

  /// What commands of Git begin with, so that paths count from the package's folder wherever they are typed.
  var git: String { root == "." ? "git" : "git -C \(root.shellQuoted)" }
}

extension GoldenInventory.Miscased {
  /// Both paths down to the first component that differs.
  fileprivate var outermost: GoldenInventory.Miscased {
    let differing = zip(expected.prefixes, found.prefixes).first { $0 != $1 }
    return differing.map { GoldenInventory.Miscased(expected: $0, found: $1) } ?? self
  }
}
