import Goldens
import ShowcaseKit
import SourceText

/// The scripts below `Plans/Scripts`.
///
/// A script lies at `Plans/Scripts/<target>/<class for display>/<use case>/<name>.eg.swift`, or ends in
/// `.eg.m`; names of folders are spelt as those of goldens are.
public struct ScriptFolder: Sendable {
  private let filesByFolder: [String: [ScriptFile]]

  static let path = "Plans/Scripts"

  /// Finds all scripts.
  ///
  /// - Throws: a diagnostic for each one that no use case owns, with the folder that is spelt most like its own, and
  ///   for each one that has the name of the implicit script, or of one in another language.
  init(root: String, showcases: [Showcase]) throws(Diagnostics) {
    let folders = showcases.flatMap { showcase in
      showcase.useCases.map { Self.folder(of: $0, in: showcase) }
    }
    let paths = TextFile.all(below: "\(root)/\(Self.path)").filter(ScriptFile.isScript)
    let known = Set(folders)
    let faults = paths.compactMap { path in
      known.contains(Self.split(path).folder) ? Self.reservedName(path) : Self.stray(path, folders)
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    let files = paths.map { path in
      (folder: Self.split(path).folder, file: Self.file(path, root: root))
    }
    filesByFolder = Dictionary(grouping: files, by: \.folder).mapValues { $0.map(\.file) }
    let twins = filesByFolder.values.flatMap(Self.twins)
    guard twins.isEmpty else { throw Diagnostics(twins.sorted { ($0.file ?? "") < ($1.file ?? "") }) }
  }

  /// The scripts of a use case, by name.
  public func files(of useCase: UseCase, in showcase: Showcase) -> [ScriptFile] {
    filesByFolder[Self.folder(of: useCase, in: showcase)] ?? []
  }

  private static func folder(of useCase: UseCase, in showcase: Showcase) -> String {
    GoldenPath.components(of: [showcase.name, useCase.classForDisplay, useCase.name]).joined(separator: "/")
  }

  private static func split(_ path: String) -> (folder: String, file: String) {
    let components = path.split(separator: "/")
    return (components.dropLast().joined(separator: "/"), components.last.map(String.init) ?? "")
  }

  private static func file(_ path: String, root: String) -> ScriptFile {
    let relative = "\(Self.path)/\(path)"
    return ScriptFile(at: "\(root)/\(relative)", named: relative)
  }

  private static func reservedName(_ path: String) -> Diagnostic? {
    guard file(path, root: "").name == "launch" else { return nil }
    return Diagnostic(
      "'launch' is the script that every use case has and that does nothing", file: "\(Self.path)/\(path)",
      expected: "another name", next: "showcase list")
  }

  /// Tells of each file of a folder whose script another file already has; goldens are named by scripts.
  private static func twins(in files: [ScriptFile]) -> [Diagnostic] {
    files.enumerated().compactMap { index, file in
      files[..<index].first { $0.name == file.name }.map { first in
        Diagnostic(
          "'\(file.name)' is also the script of \(first.path)", file: file.path, expected: "another name",
          next: "showcase list")
      }
    }
  }

  private static func stray(_ path: String, _ folders: [String]) -> Diagnostic {
    Diagnostic(
      "no use case owns this script", file: "\(Self.path)/\(path)",
      expected: "\(Self.path)/<target>/<class for display>/<use case>/<name>"
        + ScriptFile.suffixes.joined(separator: " or "),
      nearest: nearestName(to: split(path).folder, in: folders).map { "\(Self.path)/\($0)" },
      next: "showcase list")
  }
}
