import Diagnostics

/// A folder that holds files under golden paths.
package struct GoldenFolder: Hashable, Sendable {
  /// The path of the folder that golden paths are relative to.
  package let root: String

  /// What messages put before a path, so that it counts from the package's folder.
  private let prefix: String

  /// - Parameters:
  ///   - root: the path of the package's folder.
  ///   - prefix: the folder in the package that golden paths are relative to; the package's own by default.
  package init(root: String, under prefix: String = "") {
    self.root = prefix.isEmpty ? root : "\(root)/\(prefix)"
    self.prefix = prefix.isEmpty ? "" : "\(prefix)/"
  }

  /// The path as messages tell it: counted from the package's folder.
  package func shown(_ path: GoldenPath) -> String { prefix + path.path }

  /// What messages call a file of the folder: what waits for review is no golden yet.
  var noun: String { prefix.isEmpty ? "the golden" : "the file" }

  package func absolute(_ path: GoldenPath) -> String {
    "\(root)/\(path)"
  }

  func fault(_ problem: String, _ path: GoldenPath, _ error: SystemError) -> Diagnostic {
    Diagnostic("\(problem): \(error)", file: shown(path))
  }
}
