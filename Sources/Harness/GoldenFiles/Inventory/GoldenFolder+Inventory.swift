import Diagnostics

extension GoldenFolder {
  /// Whether all planned goldens are there, and besides them only dormant ones, so that an inventory would find nothing.
  ///
  /// Most often that is so, and then hashes need much less memory than the paths of many goldens. They are of 64 bits,
  /// with another key in each process: nobody can make a stray file look like a golden, and chance does not.
  ///
  /// - Throws: a diagnostic for a folder that cannot be read.
  package func holds(
    _ planned: some Sequence<GoldenPath>, besides dormant: some Sequence<GoldenPath>
  ) throws(Diagnostic) -> Bool {
    var missing = Set(planned.lazy.map(\.hashValue))
    var strays: Set<Int> = []
    try visitFiles { file in
      if missing.remove(file.hashValue) == nil { strays.insert(file.hashValue) }
    }
    return missing.isEmpty && (strays.isEmpty || strays.isSubset(of: dormant.lazy.map(\.hashValue)))
  }
}
