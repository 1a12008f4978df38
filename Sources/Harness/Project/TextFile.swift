import Diagnostics
import Foundation
import TextFormats

/// Reads and writes text files that people edit, and lists their folders.
package enum TextFile {
  /// Returns a file's text.
  ///
  /// - Parameters:
  ///   - absolutePath: The absolute path of the file.
  ///   - path: The path for messages.
  /// - Throws: a diagnostic if the file cannot be read, or is not UTF-8.
  package static func read(_ absolutePath: String, named path: String) throws(Diagnostics) -> String {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: URL(fileURLWithPath: absolutePath))
    } catch {
      throw Diagnostics([Diagnostic("the file cannot be read: \(error.systemReason)", file: path)])
    }
    do throws(Diagnostic) {
      return try String(utf8Text: bytes)
    } catch {
      throw Diagnostics([error.inFile(path)])
    }
  }

  /// Writes a file completely or not at all.
  ///
  /// - Parameters:
  ///   - text: The new content.
  ///   - absolutePath: The absolute path of the file.
  ///   - path: The path for messages.
  package static func write(_ text: String, to absolutePath: String, named path: String) throws(Diagnostics) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: absolutePath), options: .atomic)
    } catch {
      throw Diagnostics([Diagnostic("the file cannot be written: \(error.systemReason)", file: path)])
    }
  }

  /// Makes a folder and those above it, unless they exist.
  ///
  /// - Parameters:
  ///   - absolutePath: The absolute path.
  ///   - path: The path for messages.
  package static func makeFolder(_ absolutePath: String, named path: String) throws(Diagnostics) {
    do {
      try FileManager.default.createDirectory(atPath: absolutePath, withIntermediateDirectories: true)
    } catch {
      throw Diagnostics([Diagnostic("the folder cannot be made: \(error.systemReason)", file: path)])
    }
  }

  /// Returns the names in a folder, sorted; an empty array if the folder does not exist.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - path: The path for messages.
  /// - Throws: a diagnostic if the folder cannot be read, as it may not be empty.
  package static func all(in folder: String, named path: String) throws(Diagnostics) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
      return []
    } catch {
      throw Diagnostics([
        Diagnostic("the folder cannot be read: \(error.systemReason)", file: path)
      ])
    }
  }

  /// Returns the paths of all files and folders below a folder, relative to it and sorted; an empty
  /// array if the folder does not exist.
  ///
  /// Links are not followed.
  ///
  /// - Parameters:
  ///   - folder: The absolute path.
  ///   - path: The path for messages.
  package static func all(below folder: String, named path: String) throws(Diagnostics) -> [String] {
    var paths: [String] = []
    // The outermost folder is empty, and each one below it begins with a slash.
    var rest = [""]
    while let parent = rest.popLast() {
      for name in try all(in: folder + parent, named: path + parent) {
        paths.append(String("\(parent)/\(name)".dropFirst()))
        if isFolder("\(folder)\(parent)/\(name)") { rest.append("\(parent)/\(name)") }
      }
    }
    return paths.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    // Unlike `fileExists`, this does not follow links.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}

extension Error {
  /// The system's message, as `Permission denied`; Foundation's own if there is no system error.
  package var systemReason: String {
    // Foundation wraps the system's error in its own.
    var cause: (any Error)? = self
    while let error = cause {
      if let code = (error as? POSIXError)?.code.rawValue ?? (error as? CocoaError)?.systemCode {
        return String(cString: strerror(code))
      }
      cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    }
    return localizedDescription
  }
}

extension CocoaError {
  /// The system's error code that Foundation has translated into one of its own.
  fileprivate var systemCode: Int32? {
    switch code {
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileReadNoSuchFile, .fileNoSuchFile: ENOENT
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    default: nil
    }
  }
}
