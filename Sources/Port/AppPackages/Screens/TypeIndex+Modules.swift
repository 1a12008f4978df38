import AppBreadth
import MadeData
import Porting

extension TypeIndex.Module {
  /// A module of an app.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - sources: Its files, as far as they are compiled.
  ///   - settings: How it is compiled.
  init(_ name: String, _ sources: AppSources, _ settings: CompilerSettings) {
    self.init(
      name: name,
      texts: Dictionary(sources.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }),
      isMainActor: settings.isMainActorByDefault,
      conditions: Set(settings.conditions + CompilerSettings.conditionsOfPackages))
  }
}

extension AppDescription {
  /// Returns the types of some modules, as this app's sources see them.
  func typeIndex(of indexed: [TypeIndex.Module]) -> TypeIndex {
    TypeIndex(indexed, importing: FrameworkProducts.names.union(["Foundation"]).union(modules.map(\.name)))
  }
}
