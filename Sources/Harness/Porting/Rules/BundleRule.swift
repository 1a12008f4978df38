import SwiftSources

extension PortingRule {
  /// Replaces the program's bundle by the package's, which only a target with resources has.
  static let bundles = PortingRule { file, app in
    var changes = Changes()
    guard app.surroundings?.hasResources != true, !app.declaresModuleBundle else { return changes }
    for index in file.tokens.indices.dropFirst(2) where file.tokens[index].text == "module" {
      guard file.list.has(".", at: index - 1), !file.list.has("(", at: index + 1) else { continue }
      let isOfBundle = file.tokens[index - 2].spells("Bundle")
      let isArgument =
        file.list.has(":", at: index - 2)
        && ["bundle", "in"].contains(file.tokens[max(0, index - 3)].text)
      guard isOfBundle || isArgument else { continue }
      changes.edits.append(SourceEdit(file.tokens[index].range, "main"))
      changes.findings.append(
        file.finding(
          at: file.tokens[index],
          "a target without resources has no 'Bundle.module'; it is 'Bundle.main' here",
          instead: "'resources:' of the target, if the files are needed"))
    }
    return changes
  }
}

extension AppSources {
  /// Whether the app declares a property with that name.
  fileprivate var declaresModuleBundle: Bool {
    (types.extensions["Bundle"] ?? []).contains { part in
      part.declaration.members.properties.contains { $0.name.text == "module" }
    }
  }
}
