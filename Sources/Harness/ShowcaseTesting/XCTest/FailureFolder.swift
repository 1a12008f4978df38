import GoldenFiles

/// Where files about failures lie for people whose test framework has no attachments.
///
/// The storyboard itself is among those that wait for review.
struct FailureFolder: Sendable {
  private let folder: GoldenFolder

  /// Where the files are kept, relative to the package.
  static let path = ".build/showcase/attachments"

  /// - Parameter root: The path of the package's folder.
  init(root: String) {
    folder = GoldenFolder(root: root, under: Self.path)
  }

  /// Replaces what there is about a scenario.
  ///
  /// - Returns: A line for each file; none for one that cannot be written, since a failure must not hide another.
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
