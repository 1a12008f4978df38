import Foundation
import UTF8Text

/// What an earlier `init` wrote into a package, so that a later one knows what a person has changed since.
package struct WrittenRecord: Codable, Hashable, Sendable {
  /// Whether all files were written; otherwise `init` was stopped.
  package var isComplete: Bool
  /// The digests of the files, by path; a file that was about to be replaced has those of both texts.
  package var digests: [String: [String]]
  /// The number of the attempt that shows each screen, by the identifier of its use case; `nil` before the first goldens.
  var attempts: [String: Int]?

  package init(isComplete: Bool = false, digests: [String: [String]] = [:]) {
    (self.isComplete, self.digests) = (isComplete, digests)
  }

  /// The record's file, relative to the package.
  package static let path = ".showcase-init.json"

  /// Reads the record of a package; empty if it has none, or one that cannot be read.
  ///
  /// Without a record, every file that exists counts as a person's, so nothing of it is lost.
  package init(inPackage root: String) {
    let bytes = FileManager.default.contents(atPath: "\(root)/\(Self.path)")
    let record = bytes.flatMap { try? JSONDecoder().decode(WrittenRecord.self, from: $0) }
    self = record ?? WrittenRecord()
  }

  /// The text of the file.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension PackageFile {
  /// The digest of what is at the path: 16 hexadecimal digits, by the method FNV-1a. It shows whether a file
  /// was changed by accident or in an editor, and is not safe from someone who wants to hide a change.
  var digest: String { Self.digest(of: text) }

  static func digest(of text: String) -> String {
    let digits = String(StableHash(text).unmixed, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
