import Diagnostics
import Foundation

/// A file that a report is written to as the run goes on.
struct ReportFile {
  let write: (String) -> Void
  /// What kept the text from being written, if anything did.
  let fault: () -> Diagnostic?

  /// Empties the file unless it is to be appended to, or makes it and the folders above it.
  ///
  /// - Parameters:
  ///   - path: The path from the root of the disk.
  ///   - name: The path as the user typed it.
  ///   - appends: Whether what stands in the file stays there.
  /// - Throws: a diagnostic where that cannot be done.
  init(_ path: String, named name: String, appends: Bool = false) throws(Diagnostic) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    // Where there is no folder in the end, opening the file tells why.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = open(path, O_WRONLY | O_CREAT | (appends ? O_APPEND : O_TRUNC) | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw Self.fault(String(cString: strerror(errno)), named: name)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var fault: Diagnostic?
    write = { text in
      guard fault == nil else { return }
      do {
        try file.write(contentsOf: Data(text.utf8))
      } catch {
        fault = Self.fault(error.localizedDescription, named: name)
      }
    }
    self.fault = { fault }
  }

  private static func fault(_ reason: String, named name: String) -> Diagnostic {
    Diagnostic(
      "the report cannot be written: \(reason)", file: name, expected: "a file that can be written",
      next: .help)
  }
}
