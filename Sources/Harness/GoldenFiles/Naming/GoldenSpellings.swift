/// Finds goldens whose files are spelt in other letters; the folder is listed once, when it is first asked.
package final class GoldenSpellings {
  private let folder: GoldenFolder
  private lazy var filesByFold = Dictionary(
    grouping: (try? folder.files()) ?? [], by: \.caseFolded)

  package init(in folder: GoldenFolder) {
    self.folder = folder
  }

  /// The file that only a case-insensitive disk would take for a golden that is missing.
  package func otherSpelling(of golden: GoldenPath) -> GoldenPath? {
    filesByFold[golden.caseFolded]?.first { $0 != golden }
  }
}
