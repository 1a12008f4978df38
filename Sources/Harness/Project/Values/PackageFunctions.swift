import Diagnostics
import GoldenFiles
import SwiftSources

/// The names of all functions of a package, with the files that declare them.
struct PackageFunctions {
  private var files: [String: [GoldenPath]] = [:]

  /// Reads all Swift files.
  ///
  /// - Throws: a diagnostic if one cannot be read.
  init(of sources: PackageSources, in package: GoldenFolder) throws(Diagnostic) {
    for file in sources.files.values.joined().sorted() where package.hasFile(at: file) {
      let bytes = try package.bytes(at: file) ?? []
      for name in Set(TokenList(String(decoding: bytes, as: UTF8.self)).names(after: ["func"])) {
        files[name, default: []].append(file)
      }
    }
  }

  /// Returns the files with a function of this name, in the order of paths.
  func files(declaring name: String) -> [GoldenPath] { files[name] ?? [] }
}

extension GoldenFolder {
  /// Links that lead nowhere declare nothing.
  fileprivate func hasFile(at path: GoldenPath) -> Bool { FileKind(following: absolute(path)) == .file }
}

extension TokenList {
  /// Returns the words that follow these keywords, in the order of the file.
  func names(after keywords: Set<String>) -> [String] {
    tokens.indices.dropFirst().filter { index in
      tokens[index - 1].kind == .word && keywords.contains(tokens[index - 1].text)
    }.map { tokens[$0].text }
  }
}
