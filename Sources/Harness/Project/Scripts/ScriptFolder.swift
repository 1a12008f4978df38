import Diagnostics
import GoldenFiles
import ShowcaseKit

/// The scripts in `Plans/Scripts`.
///
/// A script's path is `Plans/Scripts/<target>/<class for display>/<use case>/<name>.eg.swift`, or
/// ends in `.eg.m`; the names of folders are spelled like those of goldens.
package struct ScriptFolder: Sendable {
  private let filesByFolder: [String: [ScriptFile]]
  /// What is wrong with the paths of scripts; unless it is empty, a scenario may get the wrong script.
  ///
  /// There is a fault for each script that no use case owns, with the nearest folder of a use case, and
  /// for each script with the name of the implicit one or of a script in the other language.
  package let faults: [Diagnostic]

  /// The path of the folder, relative to the package.
  package static let path = "Plans/Scripts"

  /// Finds all scripts.
  init(root: String, showcases: [Showcase]) {
    do throws(Diagnostics) {
      let paths = try TextFile.all(below: "\(root)/\(Self.path)", named: Self.path)
      self.init(paths.filter(ScriptFile.isScript), root: root, showcases: showcases)
    } catch {
      self.init(filesByFolder: [:], faults: error.all)
    }
  }

  private init(filesByFolder: [String: [ScriptFile]], faults: [Diagnostic]) {
    self.filesByFolder = filesByFolder
    self.faults = faults
  }

  private init(_ paths: [String], root: String, showcases: [Showcase]) {
    let folders = showcases.flatMap { showcase in
      showcase.useCases.map { Self.folder(of: $0, in: showcase) }
    }
    let known = Set(folders)
    let misplaced = paths.map { path in
      known.contains(Self.split(path).folder) ? Self.reservedName(path) : Self.stray(path, folders)
    }
    let files = zip(paths, misplaced).filter { $0.1 == nil }.map { path, _ in
      (folder: Self.split(path).folder, file: Self.file(path, root: root))
    }
    filesByFolder = Dictionary(grouping: files, by: \.folder).mapValues { $0.map(\.file) }
    let twins = filesByFolder.values.flatMap(Self.twins)
    // Sorted, as the order of a dictionary differs from process to process.
    faults = misplaced.compactMap(\.self) + twins.sorted { ($0.file ?? "") < ($1.file ?? "") }
  }

  /// The scripts of a use case, by name.
  package func files(of useCase: UseCase, in showcase: Showcase) -> [ScriptFile] {
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
      expected: "another name", next: .list)
  }

  /// Returns a fault for each file of a folder whose name another file has in another language;
  /// goldens have the names of scripts.
  private static func twins(in files: [ScriptFile]) -> [Diagnostic] {
    files.enumerated().compactMap { index, file in
      files[..<index].first { $0.name == file.name }.map { first in
        Diagnostic(
          "'\(file.name)' is also the script of \(first.path)", file: file.path, expected: "another name",
          next: .list)
      }
    }
  }

  private static func stray(_ path: String, _ folders: [String]) -> Diagnostic {
    Diagnostic(
      "no use case owns this script", file: "\(Self.path)/\(path)",
      expected: "\(Self.path)/<target>/<class for display>/<use case>/<name>"
        + ScriptFile.suffixes.joined(separator: " or "),
      nearest: nearestName(to: split(path).folder, in: folders).map { "\(Self.path)/\($0)" },
      next: .list)
  }
}
