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
  /// The folders of libraries that a person named.
  var libraries = GivenLibraries()

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
      others: apps.map { "\($0.title) (\($0.source))" },
      locked: LockFile.libraries(in: folder.files, bytes: bytes))
  }

  /// Whether a file is Swift that imports UIKit.
  private func usesUIKit(_ file: String) -> Bool {
    guard file.hasSuffix(".swift"), let bytes = bytes(of: file) else { return false }
    return bytes.range(of: Data("import UIKit".utf8)) != nil
  }

  func bytes(of file: String) -> Data? {
    FileManager.default.contents(atPath: "\(folder.path)/\(file)")
  }

  /// The app with the most view controllers, its libraries' too, and no demo if there is another; else such a library.
  /// The wanted one, if there is one.
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
    let real = apps.filter { !$0.isDemo }
    let counted = (apps.isEmpty ? targets : real.isEmpty ? apps : real).map {
      (target: $0, count: controllerCount(of: $0, with: targets), files: $0.files.filter(usesUIKit).count)
    }
    return counted.max {
      ($0.count, $0.files, -$0.target.depth, $1.target.name) < (
        $1.count, $1.files, -$1.target.depth, $0.target.name
      )
    }?.target
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
    let generated = folder.files.filter { file in
      // A project that was made of it comes before the file.
      XcodeGenProject.names.contains(file.lastPart)
        && !paths.contains { $0.folderPath.folderPath == file.folderPath }
    }
    for path in (paths + generated).sorted(by: { ($0.depth, $0) < ($1.depth, $1) }) {
      do throws(Diagnostic) {
        targets += try self.targets(ofProject: path, in: folder.files)
      } catch {
        faults.append((path, error))
      }
    }
    let isOfFolder = { (path: String) in path.depth == (path.hasSuffix(".pbxproj") ? 2 : 1) }
    if let first = faults.first, targets.isEmpty || isOfFolder(first.path) { throw first.fault }
    return targets
  }

  /// Returns the targets of an Xcode project, or of the file of which XcodeGen makes one.
  ///
  /// - Parameter files: All files of the folder in which it is, relative to the app's.
  func targets(ofProject path: String, in files: [String]) throws(Diagnostic) -> [AppTarget] {
    guard path.hasSuffix(".pbxproj") else {
      return try XcodeGenProject(at: path, allFiles: files, reading: bytes, showing: folder.shown).targets
    }
    return try XcodeProject(
      bytes(of: path) ?? Data(), at: path, shown: folder.shown(path), allFiles: files, reading: bytes,
      showing: folder.shown
    ).targets
  }

  private func targetsOfRootPackage() throws -> [AppTarget] {
    guard folder.files.contains("Package.swift") else { return [] }
    return try targets(ofManifest: "Package.swift", in: folder.files)
  }

  /// Returns the targets of a Swift package.
  ///
  /// - Parameter files: All files of the folder in which it is, relative to the app's.
  func targets(ofManifest path: String, in files: [String]) throws -> [AppTarget] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-init-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let package = URL(fileURLWithPath: folder.path.appending(path.folderPath)).standardizedFileURL.path
    let outcome = try tool.run(
      ["swift", "package", "--package-path", package, "--scratch-path", scratch.path, "dump-package"],
      folder.path, environment)
    guard outcome.status == 0, let start = outcome.output.firstIndex(of: "{"),
      let manifest = try? JSONDecoder().decode(
        SwiftManifest.self, from: Data(outcome.output[start...].utf8))
    else { throw ManifestFault(outcome.output).diagnostic(for: folder.shown(path)) }
    return manifest.targets(at: path, allFiles: files)
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
