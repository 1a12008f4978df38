import Diagnostics

/// What the files of the pending folder are: texts that wait for review, and what is kept beside them.
///
///     let files = PendingFiles(try pending.files(below: GoldenPath("")))
///     files.waiting  // the goldens that a text or a storyboard is to replace
package struct PendingFiles: Hashable, Sendable {
  /// The goldens whose new content waits, in the order of paths.
  package private(set) var waiting: [GoldenPath] = []
  /// The goldens whose test ran without an assertion of them.
  package private(set) var unclaimed: Set<GoldenPath> = []

  /// - Parameter files: All files of the pending folder, in the order of paths.
  package init(_ files: [GoldenPath]) {
    let all = Set(files)
    for file in files {
      if let golden = file.removing(GoldenPath.unclaimedSuffix), ValueGolden(of: golden) != nil {
        unclaimed.insert(golden)
      } else if file.removing(GoldenPath.differenceSuffix).map(all.contains) != true {
        waiting.append(file)
      }
    }
  }
}

extension GoldenPath {
  /// In the pending folder, the file beside a value with a message that is too long to be shown.
  package var difference: GoldenPath { GoldenPath(path + Self.differenceSuffix) }

  /// In the pending folder, the empty file that marks a golden whose test ran without an assertion of it.
  package var unclaimedMark: GoldenPath { GoldenPath(path + Self.unclaimedSuffix) }

  /// The golden that a file in the pending folder is about, whatever is kept there.
  package var subject: GoldenPath {
    removing(Self.differenceSuffix) ?? removing(Self.unclaimedSuffix) ?? self
  }

  static let differenceSuffix = ".diff"
  static let unclaimedSuffix = ".unclaimed"

  fileprivate func removing(_ suffix: String) -> GoldenPath? {
    guard path.utf8.reversed().starts(with: suffix.utf8.reversed()) else { return nil }
    return GoldenPath(String(path.unicodeScalars.dropLast(suffix.utf8.count)))
  }
}

extension GoldenFolder {
  /// Returns the folder of what waits for review in a package.
  ///
  /// - Parameter root: The path of the package's folder.
  package static func pending(root: String) -> GoldenFolder {
    GoldenFolder(root: root, under: GoldenPath.pendingFolder)
  }

  /// Removes what the pending folder keeps about a golden: the new content, its message, and a mark.
  ///
  /// - Returns: Whether there was new content.
  @discardableResult
  package func removeAll(about golden: GoldenPath) throws(Diagnostic) -> Bool {
    let wasWaiting = try remove(golden)
    try remove(golden.difference)
    try remove(golden.unclaimedMark)
    return wasWaiting
  }
}
