import GoldenFiles
import RenderTree

/// The texts of folded subtrees that runs of a package have shown, in `.build/showcase/hidden/<digest>.txt`.
///
///     goldens.hidden.keep(texts)                                // by a run
///     goldens.hidden.texts(of: golden.digests(differingFrom: actual))  // by a report
///
/// Each text is written once. The folder is a cache: without it, reports say only that what is hidden differs.
package struct HiddenTextFolder: Hashable, Sendable {
  private let folder: GoldenFolder

  /// The folder, relative to the package.
  package static let path = ".build/showcase/hidden"

  /// - Parameter root: The path of the package's folder.
  package init(root: String) {
    folder = GoldenFolder(root: root, under: Self.path)
  }

  /// Returns the texts that are known of some digests.
  package func texts(of digests: Set<UInt32>) -> HiddenTexts {
    var texts: [UInt32: String] = [:]
    for digest in digests {
      if let bytes = try? folder.bytes(at: Self.file(digest)) {
        texts[digest] = String(decoding: bytes, as: UTF8.self)
      }
    }
    return HiddenTexts(texts)
  }

  /// Returns both storyboards with the subtrees that are folded in both and differ, where both texts are known.
  ///
  /// - Parameters:
  ///   - golden: The storyboard of a golden.
  ///   - actual: What is shown now.
  package func revealing(
    _ golden: Storyboard, _ actual: Storyboard
  ) -> (golden: Storyboard, actual: Storyboard) {
    texts(of: golden.digests(differingFrom: actual)).revealing(golden, actual)
  }

  /// Writes the texts that are not there yet; what cannot be written is not kept.
  package func keep(_ texts: HiddenTexts) {
    for (digest, text) in texts.texts {
      let file = Self.file(digest)
      guard FileKind(at: folder.absolute(file)) == nil else { continue }
      var text = text
      text.withUTF8 { _ = try? folder.write(UnsafeRawBufferPointer($0), to: file) }
    }
  }

  private static func file(_ digest: UInt32) -> GoldenPath {
    GoldenPath("\(RenderFold.text(of: digest)).txt")
  }
}
