import Foundation
import GoldenFiles
import Porting

extension AppPackaging {
  /// Adds files that do not compile to a list that a person has changed.
  mutating func addToPersonsIgnoreList(
    of module: AppDescription.Module, in package: AppPackage
  ) throws {
    try addToPersonsList(IgnoreList.name, of: module, in: package) { old, new in
      let known = Set(IgnoreList.paths(in: old))
      return IgnoreList.paths(in: new).filter { !known.contains($0) }.map { "\($0)\n" }
    }
  }

  /// Adds parts that do not compile to a list that a person has changed.
  mutating func addToPersonsSkippedParts(
    of module: AppDescription.Module, in package: AppPackage
  ) throws {
    try addToPersonsList(SkippedParts.fileName, of: module, in: package) { old, new in
      var known = SkippedParts(text: old)
      return SkippedParts(text: new).sorted.filter {
        known.insert($0.part, in: $0.file, because: $0.reason)
      }.map { "# \($0.reason)\n\($0.file): \($0.part)\n" }
    }
  }

  /// Adds lines to a module's list that a person has changed.
  ///
  /// - Parameter additions: The lines of the package's list that the person's list lacks.
  private mutating func addToPersonsList(
    _ name: String, of module: AppDescription.Module, in package: AppPackage,
    additions: (_ old: String, _ new: String) -> [String]
  ) throws {
    let path = "Sources/\(package.targetName(of: module))/\(name)"
    guard changes[path] == .kept, let bytes = FileManager.default.contents(atPath: "\(build.root)/\(path)"),
      let file = package.files.first(where: { $0.path == path })
    else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let added = additions(text, file.text)
    guard !added.isEmpty else { return }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    _ = try GoldenFolder(root: build.root).write(text + end + added.joined(), to: GoldenPath(path))
    changes[path] = .updated
  }

  /// The parts of files that a person left out, by module.
  var personsSkippedParts: [String: SkippedParts] {
    var parts: [String: SkippedParts] = [:]
    for module in package.app.modules {
      let path = "Sources/\(package.targetName(of: module))/\(SkippedParts.fileName)"
      guard PackageWriter(root: build.root).isPersons(path),
        let bytes = FileManager.default.contents(atPath: "\(build.root)/\(path)")
      else { continue }
      let linked = package.linked(module)
      parts[module.name] = SkippedParts(text: String(decoding: bytes, as: UTF8.self))
        .renamingFiles(linked.file)
    }
    return parts
  }

  /// The files that a person left out of a module, by module.
  var personsFiles: [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    for module in package.app.modules {
      let path = "Sources/\(package.targetName(of: module))/\(IgnoreList.name)"
      guard PackageWriter(root: build.root).isPersons(path),
        let bytes = FileManager.default.contents(atPath: "\(build.root)/\(path)")
      else { continue }
      let linked = package.linked(module)
      files[module.name] = Set(
        IgnoreList.paths(in: String(decoding: bytes, as: UTF8.self)).map { linked.file(at: $0) })
    }
    return files
  }
}
