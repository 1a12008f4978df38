import Commands
import Diagnostics
import Foundation
import Project

/// A file that a report is written to during the run.
///
/// Opening it does not change a file that exists already, since the run may turn out to be
/// impossible; ``begin`` empties it.
struct ReportFile {
  /// Appends a text; the first one begins the file.
  let write: (String) -> Void
  /// Empties the file, unless the report is appended to it.
  let begin: () -> Void
  /// Removes the file if opening it made it and nothing was begun.
  let abandon: () -> Void
  /// The fault that kept the text from being written, if there was one.
  let fault: () -> Diagnostic?

  /// Opens the file, or makes it and the folders above it.
  ///
  /// - Parameters:
  ///   - path: The path from the root of the disk.
  ///   - name: The path as the user typed it.
  ///   - appends: Whether the file's present content is kept.
  /// - Throws: a diagnostic if the file cannot be opened or made.
  init(_ path: String, named name: String, appends: Bool = false) throws(Diagnostic) {
    try Self.makeFolder(of: path, named: name)
    let mode = O_WRONLY | O_CLOEXEC | (appends ? O_APPEND : 0)
    // The first attempt makes no file, to find out whether one exists: a new one is removed if the
    // report is abandoned.
    var descriptor = open(path, mode)
    let isNew = descriptor < 0 && errno == ENOENT
    if isNew { descriptor = open(path, mode | O_CREAT, 0o666) }
    guard descriptor >= 0 else {
      throw Self.fault(String(cString: strerror(errno)), named: name)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var fault: Diagnostic?
    var hasBegun = false
    let begin = {
      guard !hasBegun else { return }
      hasBegun = true
      // A device or a pipe cannot be truncated, which is not a fault.
      if !appends { ftruncate(descriptor, 0) }
    }
    self.begin = begin
    abandon = {
      if isNew, !hasBegun { unlink(path) }
    }
    write = { text in
      guard fault == nil else { return }
      begin()
      switch Descriptor(file.fileDescriptor).write(text) {
      // A reader that stops reading is not a fault.
      case nil, EPIPE?: break
      case let code?: fault = Self.fault(String(cString: strerror(code)), named: name)
      }
    }
    self.fault = { fault }
  }

  private static func makeFolder(of path: String, named name: String) throws(Diagnostic) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw fault(error.systemReason, named: name)
    }
  }

  private static func fault(_ reason: String, named name: String) -> Diagnostic {
    Diagnostic(
      "the report cannot be written: \(reason)", file: name, expected: "a file that can be written",
      next: .help)
  }
}
