import Foundation
import SourceText

extension GoldenFolder {
  /// Every file below `Snapshots`, whether a scenario owns it or not, in the order of the paths' bytes.
  ///
  /// Hidden files and folders are left out, and links are not followed. No folder, no files.
  public func files() throws(Diagnostic) -> [GoldenPath] {
    guard FileManager.default.fileExists(atPath: absolute(GoldenPath(GoldenPath.folder))) else { return [] }
    var files: [GoldenPath] = []
    var folders = [GoldenPath(GoldenPath.folder)]
    while let folder = folders.popLast() {
      for path in try children(of: folder) {
        if isFolder(path) { folders.append(path) } else { files.append(path) }
      }
    }
    return files.sorted()
  }

  private func children(of folder: GoldenPath) throws(Diagnostic) -> [GoldenPath] {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: absolute(folder))
      return names.filter { !$0.hasPrefix(".") }.map { GoldenPath("\(folder)/\($0)") }
    } catch {
      throw fault("the folder cannot be read", folder, error)
    }
  }

  private func isFolder(_ path: GoldenPath) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: absolute(path))
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
