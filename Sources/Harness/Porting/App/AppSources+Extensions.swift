import SwiftSources

extension AppSources {
  /// Returns the names of the functions, properties and types in the app's extensions of a type.
  package func membersOfExtensions(of type: String) -> Set<String> {
    let members = files.flatMap(\.outline.allTypes).filter { $0.kind == .extension && $0.name.text == type }
      .map(\.members)
    return Set(
      members.flatMap {
        $0.properties.map(\.name.text) + $0.functions.map(\.name.text) + $0.types.map(\.name.text)
      })
  }
}
