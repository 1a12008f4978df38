import Platform

/// The path of a golden, relative to the package.
///
///     Snapshots/<target>/<class for display>/<use case>/<script>.<configuration>.txt
///
/// Each name is encoded so that any disk can store it, and so that distinct names never share a path:
///
/// - Letters, digits and other harmless characters are unchanged.
/// - `/ \ : * ? " < > | %`, controls and invisible characters become `%XX`, one for each UTF-8 byte;
///   so does a dot in the name of a script or a configuration, a leading dot or combining mark, a trailing
///   dot or space, the first letter of a name that Windows reserves (`CON`, `COM1`), and characters that are
///   not in Unicode's normalization form C. `a/b` becomes `a%2Fb`, `CON` becomes `%43ON`.
/// - The empty name is `%_`.
/// - A name of more than 120 bytes, counting combining marks threefold, continues in a subfolder; a `%` ends
///   each part but the last.
///
/// Paths are equal if their bytes are.
package struct GoldenPath: Sendable {
  /// The path with `/` between its components.
  package let path: String

  /// Creates a path that was found on a disk; it need not be that of a scenario.
  package init(_ path: String) {
    self.path = path
  }

  /// The folder of scenarios' goldens, and of values' that are not beside their tests.
  package static let folder = "Snapshots"
  /// The folders of values' goldens beside their tests.
  package static let folderBesideTests = "__Snapshots__"
  /// The folder of what waits for review, relative to the package; each file in it is at its golden's path.
  package static let pendingFolder = ".build/showcase/pending"
}

extension StringProtocol {
  /// Returns the parts between separators, which are compared as scalars.
  ///
  /// `split(separator: "/")` compares Characters, and misses a slash after a scalar that forms one Character
  /// with it, such as U+0D4E.
  ///
  /// - Parameters:
  ///   - separator: The scalar between the parts.
  ///   - omittingEmptyParts: Whether empty parts are left out; `true` by default.
  package func parts(
    between separator: Unicode.Scalar, omittingEmptyParts: Bool = true
  ) -> [Substring] {
    Substring(self).unicodeScalars.split(separator: separator, omittingEmptySubsequences: omittingEmptyParts)
      .map(Substring.init)
  }
}

extension GoldenPath {
  /// Returns the path of what is in this folder; the empty path is the package's folder.
  package func appending(_ name: String) -> GoldenPath {
    GoldenPath(path.isEmpty ? name : "\(path)/\(name)")
  }

  /// Returns names as the components of a path, each encoded as in a golden's path.
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

  /// Returns a number below, equal to or above zero if the path sorts before another, is equal to it, or sorts
  /// after it.
  ///
  /// Every run sorts all paths, and in a debug build the library's generic comparison of bytes is slow.
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
  /// Returns the file of a test's snapshot, without its extension: `<test>`, or `<test>.<name>` with a name.
  ///
  /// Both are encoded as in a scenario's golden, and the one unencoded dot separates them.
  ///
  /// - Returns: The components of a path; several only if the names are long.
  package static func components(ofTest test: String, named name: String?) -> [String] {
    guard let name else { return SafeName.parts(of: SafeName.units(of: test, encodingDots: true)) }
    return SafeName(script: test, configuration: name).parts
  }
}
