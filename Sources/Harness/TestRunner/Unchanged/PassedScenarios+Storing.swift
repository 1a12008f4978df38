import GoldenFiles

extension PassedScenarios {
  /// The file, relative to the package.
  static let path = "\(folder)/\(file)"
  private static let folder = ".build/showcase"
  private static let file = GoldenPath("passed")

  /// Reads what the last run kept of a package; nothing where that cannot be read.
  init(ofPackage root: String, by program: Fingerprint) {
    let folder = GoldenFolder(root: root, under: Self.folder)
    let bytes = (try? folder.bytes(at: Self.file)) ?? []
    self.init(String(decoding: bytes, as: UTF8.self), of: program)
  }

  /// Writes the file as a whole or not at all; where it cannot be written, the next run runs more.
  func write(toPackage root: String) {
    let folder = GoldenFolder(root: root, under: Self.folder)
    var text = text
    text.withUTF8 { _ = try? folder.write(UnsafeRawBufferPointer($0), to: Self.file) }
  }
}
