import Diagnostics
import GoldenFiles
import Storyboards

/// A file in `Snapshots`, in one of two revisions.
///
///     let file = GoldenFile(path: path, bytes: bytes, name: "HEAD:./Snapshots/a.txt")
///     let storyboard = try file.storyboard()  // a fault begins with the name
package struct GoldenFile: Hashable, Sendable {
  package let path: GoldenPath
  package let bytes: [UInt8]
  /// How messages name the file, as `HEAD:./Snapshots/a.txt`.
  package let name: String

  /// - Parameters:
  ///   - path: The golden's path.
  ///   - bytes: The file's bytes.
  ///   - name: How messages name the file; its path by default.
  package init(path: GoldenPath, bytes: [UInt8], name: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.name = name ?? path.path
  }
}

extension GoldenFile {
  /// The bytes with a golden's line feeds, which a checkout may have converted.
  var lineFedBytes: [UInt8] {
    // 13 is a carriage return, and 10 a line feed.
    guard bytes.contains(13) else { return bytes }
    return bytes.indices.filter { !isReturnOfLineEnd($0) }.map { bytes[$0] }
  }

  private func isReturnOfLineEnd(_ index: Int) -> Bool {
    bytes[index] == 13 && index + 1 < bytes.count && bytes[index + 1] == 10
  }

  /// Returns the storyboard, even if its line endings were converted.
  ///
  /// - Throws: Why the file is not a storyboard, with the position.
  package func storyboard() throws(Diagnostic) -> Storyboard {
    let bytes = lineFedBytes
    do throws(Diagnostic) {
      if isPointer { throw Self.pointerFault }
      // A former revision may be of format 1, and is compared as if it had been migrated.
      let isFormatOne = GoldenFault.version(of: bytes) == 1
      if !isFormatOne, let fault = GoldenFault.inStoryboard(bytes) { throw fault }
      let text = String(decoding: bytes, as: UTF8.self)
      if isFormatOne { return try Storyboard(formatOne: text, of: path.scenario?.name).condensed }
      return path.scenario?.format == .json
        ? try Storyboard(json: text, of: path.scenario?.name) : try storyboard(in: text)
    } catch {
      throw error.inFile(name)
    }
  }

  /// Reads a golden; one of a former revision may say more than today's goldens do, which is then left out.
  private func storyboard(in text: String) throws(Diagnostic) -> Storyboard {
    do throws(Diagnostic) {
      return try Storyboard(text: text, of: path.scenario?.name)
    } catch {
      guard let former = try? Storyboard(text: text, of: path.scenario?.name, isWhole: true) else {
        throw error
      }
      return former.condensed
    }
  }

  /// Whether this is a pointer of Git LFS, which keeps the golden elsewhere.
  var isPointer: Bool { bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) }

  private static let pointerFault = Diagnostic(
    "the golden is a pointer of Git LFS", at: .start, expected: "a storyboard",
    next: .shell("git lfs install && git lfs pull"))
}
