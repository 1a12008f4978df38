import GoldenFiles

/// The folder of files about failures, for a test framework without attachments.
///
/// The storyboard itself is kept with those that wait for review.
struct FailureFolder: Sendable {
  private let folder: GoldenFolder

  /// Where the files are kept, relative to the package.
  static let path = ".build/showcase/attachments"

  /// Makes the folder of a package.
  ///
  /// - Parameter root: The path of the package's folder.
  init(root: String) {
    folder = GoldenFolder(root: root, under: Self.path)
  }

  /// Replaces the files about a scenario.
  ///
  /// - Returns: A line for each file that could be written. A file that could not be is left out, so
  ///   that this failure does not hide the test's.
  func keep(_ files: [FailureFile], about golden: GoldenPath) -> [String] {
    let kinds: [(kind: FailureFile.Kind, label: String)] = [
      (.difference, "diff:   "), (.picture, "drawn:  "),
    ]
    return kinds.compactMap { kind, label in
      let path = FailureFile.path(of: kind, golden: golden)
      guard let file = files.first(where: { $0.kind == kind }) else {
        _ = try? folder.remove(path)
        return nil
      }
      let isKept = file.bytes.withUnsafeBytes { (try? folder.write($0, to: path)) != nil }
      return isKept ? "  \(label)\(folder.shown(path))" : nil
    }
  }
}
