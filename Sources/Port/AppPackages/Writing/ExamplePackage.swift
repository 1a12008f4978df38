import Diagnostics
import Foundation
import Porting

/// The README's example, for a folder without an app.
enum ExamplePackage {
  static let product = "greeting"

  /// Reads the example in the README of the toolkit's clone, so that there is only one of it.
  ///
  /// - Parameters:
  ///   - clone: The toolkit's clone.
  ///   - toolkit: How the manifest names the toolkit.
  /// - Throws: a diagnostic if the README cannot be read or has no example.
  static func files(
    in clone: ToolkitClone, toolkit: ToolkitDependency
  ) throws(Diagnostic) -> [PackageFile] {
    let readme = FileManager.default.contents(atPath: "\(clone.path)/README.md") ?? Data()
    let files = blocks(of: String(decoding: readme, as: UTF8.self)).map { path, text in
      PackageFile(
        path,
        text: text.replacing(written, with: toolkit.declaration)
          .replacing("package: \"Showcase\"", with: "package: \(toolkit.packageName.swiftLiteral)"))
    }
    guard files.contains(where: { $0.path == "Package.swift" && $0.text.contains("\"\(product)\"") }) else {
      throw Diagnostic(
        "the README of the toolkit has no example", file: "\(clone.path)/README.md",
        expected: "the README of this version of Showcase")
    }
    return files + CommonFiles.all(package: "Greeting", product: product, toolkit: toolkit)
  }

  private static let written = ToolkitDependency.clone(path: "../Showcase").declaration

  /// Returns the blocks of Swift after a path in a line of its own, with that path.
  private static func blocks(of text: String) -> [(path: String, text: String)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.dropLast().compactMap { index in
      let line = lines[index]
      guard line.hasPrefix("`"), line.hasSuffix("`:"), lines[index + 1] == "```swift" else { return nil }
      let block = lines[(index + 2)...].prefix { $0 != "```" }
      return (String(line.dropFirst().dropLast(2)), block.map { "\($0)\n" }.joined())
    }
  }
}
