import Commands
import Diagnostics
import FontFiles
import FontMetrics
import Foundation
import Project

/// Writes the metrics of fonts' files as a family's JSON.
struct FontCommand: Command {
  let description = CommandDescription(
    "font", group: "Fonts", summary: "Writes how wide and high a font's characters are, as JSON for an app.",
    operands: Operands(
      "FILE...", "the .ttf, .otf or .ttc files of one family", count: 1...Int.max, choices: .files),
    options: [.family, .output],
    example: "font Fonts/Avenir-Heavy.ttf --output Fonts/Avenir-Heavy.font.json")

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode {
    let faces = try readFaces(of: invocation.operands, on: console)
    let chosen = try FontChoice(faces, files: invocation.operands).faces(of: invocation.value(of: .family))
    try console.output(FontFamily(name: chosen[0].family, faces: chosen).json, asAskedBy: invocation)
    return .success
  }

  /// Reads all files, so that the faults of all are reported.
  private func readFaces(of paths: [String], on console: Console) throws(Diagnostics) -> [FontChoice.Face] {
    var (faces, faults): ([FontChoice.Face], [Diagnostic]) = ([], [])
    for path in paths {
      do throws(Diagnostic) {
        faces += try readFaces(of: path, on: console).map { FontChoice.Face(face: $0, file: path) }
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return faces
  }

  private func readFaces(of path: String, on console: Console) throws(Diagnostic) -> [FontFace] {
    let bytes = try readBytes(of: path, on: console)
    do throws(FontFileError) {
      return try FontFile([UInt8](bytes), named: path).faces
    } catch {
      throw error.diagnostic
    }
  }

  private func readBytes(of path: String, on console: Console) throws(Diagnostic) -> Data {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: console.absolutePath(path), isDirectory: &isFolder)
    guard !exists || !isFolder.boolValue else {
      throw Diagnostic("it is a folder", file: path, expected: "a .ttf, .otf or .ttc file")
    }
    let bytes: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: console.absolutePath(path)))
      bytes = try file.read(upToCount: Self.mostBytes + 1) ?? Data()
    } catch {
      throw Diagnostic("the file cannot be read: \(error.systemReason)", file: path)
    }
    guard bytes.count <= Self.mostBytes else {
      throw Diagnostic("the file is too large", file: path, expected: "a font of at most 128 MiB")
    }
    return bytes
  }

  /// The largest collections of fonts have 40 MB; a device has no end.
  private static let mostBytes = 128 << 20
}

extension Option {
  fileprivate static let family = Option(
    "family", value: .required("NAME"), "write the faces of the family NAME, where files have several")
}
