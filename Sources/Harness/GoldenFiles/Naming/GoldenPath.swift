/// The path of a golden, relative to the package.
///
///     Snapshots/<target>/<class for display>/<use case>/<script>.<configuration>.txt
///
/// Each name is spelt so that any disk can hold it, and so that distinct names never share a path:
///
/// - Letters, digits, and whatever else is harmless stay as they are.
/// - `/ \ : * ? " < > | %`, controls and characters that nobody sees become `%XX`, one for each UTF-8 byte;
///   so does a dot in the name of a script or a configuration, a leading dot or combining mark, a trailing
///   dot or blank, the first letter of a name that Windows reserves (`CON`, `COM1`), and characters that are
///   not in Unicode's normalization form C.
/// - The empty name is `%_`.
/// - A name of more than 120 bytes, counting combining marks threefold, goes on in a subfolder; a `%` ends
///   each part but the last.
///
/// Paths are equal where their bytes are.
package struct GoldenPath: Sendable {
  /// The path with `/` between its components.
  package let path: String

  /// A path as it was found on a disk; it need not be that of a scenario.
  package init(_ path: String) {
    self.path = path
  }

  /// The folder of all goldens.
  package static let folder = "Snapshots"

  /// The golden of a scenario.
  package init(of name: ScenarioName, format: GoldenFormat = .text) {
    let folders = GoldenPath.components(of: [name.target, name.classForDisplay, name.useCase])
    let file = SafeName(script: name.script, configuration: name.configuration).parts
    path = ([GoldenPath.folder] + folders + file).joined(separator: "/") + ".\(format.rawValue)"
  }
}

extension GoldenPath {
  /// Names as the components of a path, each spelt as in a golden's path.
  package static func components(of names: [String]) -> [String] {
    names.flatMap { SafeName($0).parts }
  }
}

extension GoldenPath: Hashable, Comparable, CustomStringConvertible {
  package static func == (left: GoldenPath, right: GoldenPath) -> Bool {
    left.path.utf8.elementsEqual(right.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  package static func < (left: GoldenPath, right: GoldenPath) -> Bool {
    left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
  }

  package var description: String { path }
}
