import Diagnostics
import Platform

extension GoldenFolder {
  /// The most bytes of a golden; a longer file was not written by Showcase.
  package static let largestSize = 64 << 20

  /// Returns the text of a file; `nil` if it does not exist.
  ///
  /// - Throws: a diagnostic if the file cannot be read, is too long, or is not UTF-8.
  package func read(_ path: GoldenPath) throws(Diagnostic) -> String? {
    guard let bytes = try bytes(at: path) else { return nil }
    if let fault = GoldenFault.inText(bytes) { throw fault.inFile(shown(path)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the bytes of a file; `nil` if it does not exist.
  ///
  /// - Throws: a diagnostic if the file cannot be read, is too long, or is not a file of this folder.
  package func bytes(at path: GoldenPath) throws(Diagnostic) -> [UInt8]? {
    guard let file = try open(path) else { return nil }
    guard file.size <= Self.largestSize else {
      throw Diagnostic(
        "\(noun) has \(file.size) bytes", file: shown(path),
        expected: "at most \(Self.largestSize) bytes (64 MiB)")
    }
    do throws(SystemError) {
      return try file.contents()
    } catch {
      throw fault("\(noun) cannot be read", path, error)
    }
  }

  /// Returns the bytes of a file; faster if the reader has just compared it and found no link on the path.
  package func bytes(at path: GoldenPath, using reader: GoldenReader) throws(Diagnostic) -> [UInt8]? {
    var spelling = path.path
    let bytes = spelling.withUTF8 { path in
      reader.spell(UnsafeRawBufferPointer(path), in: root).flatMap { $0.hasLink ? nil : plainFile($0.path) }
    }
    if let bytes { return bytes }
    return try self.bytes(at: path)
  }

  /// Returns the bytes of a regular file that can be read at once; `nil` for anything else.
  private func plainFile(_ path: UnsafePointer<CChar>) -> [UInt8]? {
    do throws(SystemError) {
      let file = try OpenFile(path)
      return file.kind == .file && file.size <= Self.largestSize ? try file.contents() : nil
    } catch {
      return nil
    }
  }

  /// Opens a regular file, also by links; `nil` if nothing is there.
  func open(_ path: GoldenPath) throws(Diagnostic) -> OpenFile? {
    if let kind = FileKind(following: absolute(path)) { try checkKind(kind, of: path) }
    do throws(SystemError) {
      let file = try OpenFile(absolute(path), followsLink: true)
      let kind = file.kind
      guard kind == .file else { throw SystemError(code: kind == .folder ? EISDIR : ENXIO) }
      return file
    } catch {
      try checkForBrokenLink(on: path)
      if error.code == ENOENT { return nil }
      throw fault("\(noun) cannot be read", path, error)
    }
  }

  /// Refuses anything but a file before it is opened, since opening a device may have an effect.
  private func checkKind(_ kind: FileKind, of path: GoldenPath) throws(Diagnostic) {
    switch kind {
    case .file, .link: return
    case .folder, .pipe, .socket, .device:
      throw Diagnostic("\(noun) is \(kind.rawValue)", file: shown(path), expected: "a file")
    }
  }
}

extension OpenFile {
  fileprivate borrowing func contents() throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: size)
    let count = try bytes.withUnsafeMutableBufferPointer { buffer throws(SystemError) in
      try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    // The file may have become shorter since it was opened.
    bytes.removeLast(size - count)
    return bytes
  }
}
