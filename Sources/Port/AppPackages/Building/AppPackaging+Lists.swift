import Foundation
import GoldenFiles
import Porting

extension AppPackaging {
  /// Adds files that do not compile to a list that a person has changed.
  mutating func addToPersonsIgnoreList(
    of module: AppDescription.Module, in package: AppPackage
  ) throws {
    let path = "Sources/\(package.targetName(of: module))/\(IgnoreList.name)"
    guard changes[path] == .kept, let bytes = FileManager.default.contents(atPath: "\(build.root)/\(path)"),
      let file = package.files.first(where: { $0.path == path })
    else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    let known = Set(IgnoreList.paths(in: text))
    let added = IgnoreList.paths(in: file.text).filter { !known.contains($0) }
    guard !added.isEmpty else { return }
    let lines = added.map { "\($0)\n" }.joined()
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    _ = try GoldenFolder(root: build.root).write(text + end + lines, to: GoldenPath(path))
    changes[path] = .updated
  }

  /// Adds parts that do not compile to a list that a person has changed.
  mutating func addToPersonsSkippedParts(
    of module: AppDescription.Module, in package: AppPackage
  ) throws {
    let path = "Sources/\(package.targetName(of: module))/\(SkippedParts.fileName)"
    guard changes[path] == .kept, let bytes = FileManager.default.contents(atPath: "\(build.root)/\(path)"),
      let file = package.files.first(where: { $0.path == path })
    else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    var known = SkippedParts(text: text)
    let added = SkippedParts(text: file.text).sorted.filter {
      known.insert($0.part, in: $0.file, because: $0.reason)
    }
    guard !added.isEmpty else { return }
    let lines = added.map { "# \($0.reason)\n\($0.file): \($0.part)\n" }.joined()
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    _ = try GoldenFolder(root: build.root).write(text + end + lines, to: GoldenPath(path))
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
