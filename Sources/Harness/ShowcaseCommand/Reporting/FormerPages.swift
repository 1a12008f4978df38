import Commands
import Diagnostics
import Foundation
import Project
import Reports

/// The pages of use cases in a gallery's folder, some of which may be those of use cases that are gone.
struct FormerPages {
  /// The folder as the user named it, with the one for pages in it.
  private let folder: String
  private let path: String

  init(of folder: String, on console: Console) {
    self.folder = "\(folder)/\(GallerySite.pagesFolder)"
    path = console.absolutePath(self.folder)
  }

  /// Removes the pages that a gallery wrote, except some; files that no gallery wrote stay.
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

  /// Whether the file begins as a gallery's pages do; a link is none, wherever it leads.
  private func isPage(_ name: String) -> Bool {
    let file = "\(path)/\(name)"
    let type = try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
    guard type == .typeRegular, let handle = FileHandle(forReadingAtPath: file) else { return false }
    let beginning = Data(GallerySite.pageBeginning.utf8)
    return (try? handle.read(upToCount: beginning.count)) == beginning
  }
}
