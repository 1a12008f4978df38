import Platform

/// The path of a golden, relative to the package.
///
///     Snapshots/<target>/<class for display>/<use case>/<script>.<configuration>.txt
///
/// Each name is spelled so that any disk can hold it, and so that distinct names never share a path:
///
/// - Letters, digits and other harmless characters stay as they are.
/// - `/ \ : * ? " < > | %`, controls and invisible characters become `%XX`, one for each UTF-8 byte;
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

  /// Creates a path as it was found on a disk; it need not be that of a scenario.
  package init(_ path: String) {
    self.path = path
  }

  /// The folder of all goldens.
  package static let folder = "Snapshots"
}

extension StringProtocol {
  /// Returns what is between the separators, which are found as scalars.
  ///
  /// `split(separator: "/")` finds Characters, and misses a slash behind a scalar that makes one
  /// Character with it, as U+0D4E does.
  package func parts(
    between separator: Unicode.Scalar, omittingEmptyParts: Bool = true
  ) -> [Substring] {
    Substring(self).unicodeScalars.split(separator: separator, omittingEmptySubsequences: omittingEmptyParts)
      .map(Substring.init)
  }
}

extension GoldenPath {
  /// Returns names as the components of a path, each spelled as in a golden's path.
  package static func components(of names: [String]) -> [String] {
    names.flatMap { SafeName($0).parts }
  }
}

extension GoldenPath: Hashable, Comparable, CustomStringConvertible {
  package static func == (left: GoldenPath, right: GoldenPath) -> Bool {
    left.order(beside: right) == 0
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  package static func < (left: GoldenPath, right: GoldenPath) -> Bool {
    left.order(beside: right) < 0
  }

  /// Returns a number below, at or above zero for a path that sorts before, with or behind another.
  ///
  /// Every run sorts all paths, and in a debug build the library's generic comparison of bytes takes long.
  private func order(beside other: GoldenPath) -> Int {
    var (path, otherPath) = (path, other.path)
    return path.withUTF8 { bytes in
      otherPath.withUTF8 { otherBytes in
        let lengths = bytes.count - otherBytes.count
        guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else { return lengths }
        let order = memcmp(start, otherStart, min(bytes.count, otherBytes.count))
        return order == 0 ? lengths : Int(order)
      }
    }
  }

  package var description: String { path }
}

extension GoldenPath {
  /// The file of a test's snapshot, without its extension: `<test>`, or `<test>.<name>` where it has a name.
  ///
  /// Both are spelled as in a scenario's golden, and the one bare dot separates them.
  ///
  /// - Returns: The components of a path, of which there are several only where the names are long.
  package static func components(ofTest test: String, named name: String?) -> [String] {
    guard let name else { return SafeName.parts(of: SafeName.units(of: test, encodingDots: true)) }
    return SafeName(script: test, configuration: name).parts
  }
}
