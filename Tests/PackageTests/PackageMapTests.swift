import Expectations
import FoundationEssentials
import TestSupport
import Testing

/// The architecture article's statements about modules, compared with the manifest and the sources.
@Suite @ProgramActor struct PackageMapTests {
  private let map: PackageMap

  init() throws {
    map = try PackageMap.shared.get()
    try #require(map.modules.count > 20)
  }

  private var names: Set<String> { Set(map.modules.map(\.name)) }

  @Test func `each module declares what its sources import, and nothing else`() throws {
    for module in map.modules {
      let imported = Set(try module.imports().map(\.module)).intersection(names)
      // A test target or a plugin may need a program or a folder of another target that it never imports.
      let executables = Set(map.modules.filter { $0.kind == "executable" }.map(\.name))
      let declared = Set(module.dependencies).subtracting(
        ["test", "plugin"].contains(module.kind) ? executables : [])
      expectEqual(imported.subtracting(declared).sorted(), [], "\(module.name) imports, but does not declare")
      expectEqual(declared.subtracting(imported).sorted(), [], "\(module.name) declares, but does not import")
    }
  }

  @Test func `each module comes after the modules that it uses`() {
    var seen: Set<String> = []
    for module in map.modules where module.kind != "test" {
      expectEqual(module.dependencies.filter { !seen.contains($0) }, [], "\(module.name) looks up")
      seen.insert(module.name)
    }
  }

  @Test func `a wing imports only what is below it`() {
    forEachRow([
      ("Toolkit", ["Toolkit"]), ("Frameworks", ["Toolkit", "Frameworks"]),
      ("Harness", ["Toolkit", "Harness"]),
      ("Strictures", ["Strictures", "Harness"]),
      ("Fuzz", ["Toolkit", "Harness", "Strictures", "Fuzz"]),
      ("Port", ["Toolkit", "Frameworks", "Harness", "Port"]),
      ("Gallery", ["Toolkit", "Harness", "Gallery"]),
    ]) { wing, allowed in
      let wings = Dictionary(uniqueKeysWithValues: map.modules.map { ($0.name, self.wing(of: $0)) })
      for module in map.modules where wings[module.name] == wing {
        let strays = try module.imports().filter { wings[$0.module].map { !allowed.contains($0) } ?? false }
        expectEqual(strays.map { "\($0.path) imports \($0.module)" }, [])
      }
    }
  }

  /// `Toolkit` of a module in `Sources/Toolkit/...`.
  private func wing(of module: PackageMap.Module) -> String {
    let components = module.folder.path.dropFirst(RepositoryFiles.root.path.count + 1).split(separator: "/")
    return components.count == 3 ? String(components[1]) : String(components[0])
  }

  /// A class that other modules subclass has to be `open`, and its conformance to a public protocol is then public.
  @Test func `only products declare anything public`() throws {
    let declaration =
      #/(?m)^\s*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:final|static|override|nonisolated|indirect|mutating)\s+)*public\s(?!let app).*$/#
    for module in map.modules where module.kind != "test" && !map.productModules.contains(module.name) {
      let found = try module.sources().filter { !$0.text.contains("\nopen class ") }.flatMap { path, text in
        text.matches(of: declaration).map { "\(path): \($0.0)" }
      }
      expectEqual(found, [], "\(module.name) is part of no product")
    }
  }
}
