import Commands
import Diagnostics
import Foundation
import Project
import Reports

/// The pages of use cases in a gallery's folder, including those of use cases that no longer exist.
struct FormerPages {
  /// The path of the pages' folder, beginning as the user named the gallery.
  private let folder: String
  private let path: String

  init(of folder: String, on console: Console) {
    self.folder = "\(folder)/\(GallerySite.pagesFolder)"
    path = console.absolutePath(self.folder)
  }

  /// Removes the pages that a gallery wrote, except some; other files stay.
  ///
  /// - Returns: How many there were.
  /// - Throws: a diagnostic for the first one that cannot be removed.
  func remove(keeping names: Set<String>) throws(Diagnostic) -> Int {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let former = found.filter { !names.contains($0) && isPage($0) }.sorted()
    for name in former {
      do {
        try FileManager.default.removeItem(atPath: "\(path)/\(name)")
      } catch {
        throw Diagnostic(
          "the page of a former gallery cannot be removed: \(error.systemReason)",
          file: "\(folder)/\(name)", expected: "a folder that can be written")
      }
    }
    return former.count
  }

  /// Whether the file begins as a gallery's pages do; a link never counts, wherever it leads.
  private func isPage(_ name: String) -> Bool {
    let file = "\(path)/\(name)"
    let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    guard type == .typeRegular, let handle = FileHandle(forReadingAtPath: file) else { return false }
    let beginning = Data(GallerySite.pageBeginning.utf8)
    return (try? handle.read(upToCount: beginning.count)) == beginning
  }
}
