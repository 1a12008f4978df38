import Snapshotting
import TestSupport
import Testing

/// What packages that depend on this one can use. A change of it is a difference of a golden, which a
/// reviewer sees.
@Suite @ProgramActor struct PublicInterfaceTests {
  @Test func `public declarations are listed`() throws {
    let map = try PackageMap.shared.get()
    let modules = map.modules.filter { map.libraryModules.contains($0.name) }
    try #require(modules.count > 15)
    for module in modules {
      assertSnapshot(of: try PublicInterface(of: module).lines, as: .lines, named: module.name)
    }
  }
}
