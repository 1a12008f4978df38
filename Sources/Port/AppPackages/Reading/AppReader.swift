import Diagnostics
import Foundation
import Porting

/// Finds out what an app's folder contains.
struct AppReader {
  let folder: GivenFolder
  let tool: Tool
  let environment: [String: String]
  /// The target that a person asked for.
  let wanted: String?

  /// Reads the folder.
  ///
  /// - Returns: What to show; `nil` if nothing in the folder uses UIKit.
  /// - Throws: a diagnostic for a broken project or manifest, and for a wanted target that is not there.
  func read() throws -> AppDescription? {
    guard !folder.isEmpty, folder.files.contains(where: usesUIKit) else { return nil }
    let targets = try targetsOfProjects() + targetsOfRootPackage()
    let candidates = targets.filter { $0.files.contains(where: usesUIKit) }
    guard let shown = try shown(of: candidates) ?? wholeFolder else { return nil }
    if wanted == nil { try refuseTwins(of: shown, among: candidates) }
    let apps = targets.filter { $0.kind == .app && $0 != shown }
    var library = TargetLibrary(reader: self, targets: targets.filter { $0 != shown })
    return AppDescription(
      folder: folder, modules: try library.modules(below: shown),
      others: apps.map { "\($0.title) (\($0.source))" })
  }

  /// Whether a file is Swift that imports UIKit.
  private func usesUIKit(_ file: String) -> Bool {
    guard file.hasSuffix(".swift"), let bytes = bytes(of: file) else { return false }
    return bytes.range(of: Data("import UIKit".utf8)) != nil
  }

  func bytes(of file: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder.path)/\(file)")
  }

  /// The app with the most files that use UIKit, else such a library; the wanted one, if there is one.
  private func shown(of targets: [AppTarget]) throws(Diagnostic) -> AppTarget? {
    if let wanted {
      let named = targets.first { $0.title == wanted } ?? targets.first { $0.name == wanted }
      guard let target = named else {
        let names = Set(targets.map(\.title)).sorted()
        throw Diagnostic(
          "there is no target '\(wanted)' that imports UIKit in '\(folder.name)'", expected: oneOf(names),
          nearest: nearestName(to: wanted, in: names))
      }
      return target
    }
    let apps = targets.filter { $0.kind == .app }
    let counted = (apps.isEmpty ? targets : apps).map { ($0, $0.files.filter(usesUIKit).count) }
    return counted.max { ($0.1, -$0.0.depth, $1.0.name) < ($1.1, -$1.0.depth, $0.0.name) }?.0
  }

  /// Refuses to choose between two apps of a project that have one module's name.
  private func refuseTwins(of shown: AppTarget, among targets: [AppTarget]) throws(Diagnostic) {
    let twins = targets.filter {
      $0.kind == shown.kind && $0.name == shown.name && $0.source == shown.source
    }
    guard twins.count > 1, !shown.source.isEmpty else { return }
    let titles = Set(twins.map(\.title)).sorted()
    throw Diagnostic(
      "two targets of the project are called '\(shown.name)'",
      file: folder.shown(shown.source.appending("project.pbxproj")),
      expected: "one of them by '--target': \(titles.joined(separator: ", "))",
      next: .showcase("init \(folder.name.shellWord) --target \(titles[0].shellWord)"))
  }

  /// All sources as one module, for a folder without a project.
  private var wholeFolder: AppTarget? {
    let files = folder.files.filter { file in
      file.hasSuffix(".swift") && file.lastPart != "Package.swift"
        && !file.split(separator: "/").contains { $0.hasSuffix("Tests") }
    }
    guard files.contains(where: usesUIKit) else { return nil }
    return AppTarget(
      name: folder.path.lastPart.moduleName, kind: .app, source: "", files: files,
      resources: AppResource.all(of: folder.files),
      information: folder.files.filter { $0.lastPart == "Info.plist" }.min { $0.depth < $1.depth })
  }
}

extension AppReader {
  /// The targets of all Xcode projects. A project in a folder inside, such as a sample's, may be broken as long as
  /// another one can be read.
  private func targetsOfProjects() throws(Diagnostic) -> [AppTarget] {
    let paths = folder.files.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }
    var (targets, faults) = ([AppTarget](), [(path: String, fault: Diagnostic)]())
    for path in paths.sorted(by: { ($0.depth, $0) < ($1.depth, $1) }) {
      do throws(Diagnostic) {
        let project = try XcodeProject(
          bytes(of: path) ?? Data(), at: path, shown: folder.shown(path), allFiles: folder.files,
          reading: bytes, showing: folder.shown)
        targets += project.targets
      } catch {
        faults.append((path, error))
      }
    }
    if let first = faults.first, targets.isEmpty || first.path.depth == 2 { throw first.fault }
    return targets
  }

  private func targetsOfRootPackage() throws -> [AppTarget] {
    guard folder.files.contains("Package.swift") else { return [] }
    return try targets(ofManifest: "Package.swift")
  }

  /// Returns the targets of a Swift package.
  func targets(ofManifest path: String) throws -> [AppTarget] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-init-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let package = folder.path.appending(path.folderPath)
    let outcome = try tool.run(
      ["swift", "package", "--package-path", package, "--scratch-path", scratch.path, "dump-package"],
      folder.path, environment)
    guard outcome.status == 0, let start = outcome.output.firstIndex(of: "{"),
      let manifest = try? JSONDecoder().decode(
        SwiftManifest.self, from: Data(outcome.output[start...].utf8))
    else { throw ManifestFault(outcome.output).diagnostic(for: folder.shown(path)) }
    return manifest.targets(at: path, allFiles: folder.files)
  }
}

/// Why a manifest cannot be read, as the package manager says it.
private struct ManifestFault {
  private let output: String

  init(_ output: String) { self.output = output }

  func diagnostic(for file: String) -> Diagnostic {
    let match = output.firstMatch(of: /Package\.swift:(\d+):(\d+): error: (.*)/)
    let line = output.split(separator: "\n").first { $0.contains("error:") }
    let reason =
      match.map { String($0.output.3) } ?? line?.components(separatedBy: "error: ").last
      ?? "it cannot be read"
    let position = match.flatMap { match in
      Int(match.output.1).flatMap { row in Int(match.output.2).map { SourcePosition(line: row, column: $0) } }
    }
    return Diagnostic(
      "the package is broken: \(reason)", file: file, at: position,
      expected: "a package that SwiftPM reads",
      next: .shell("swift package --package-path \(file.folderPath.shellWord) dump-package"))
  }
}

extension GivenFolder {
  /// The path of a file as messages show it.
  func shown(_ path: String) -> String {
    (name.hasSuffix("/") ? String(name.dropLast()) : name).appending(path)
  }
}

extension String {
  fileprivate var depth: Int { split(separator: "/").count }
}
