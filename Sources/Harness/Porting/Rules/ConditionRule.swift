import SwiftSources

extension PortingRule {
  /// Evaluates conditions as for iOS: `os(iOS)` and `canImport(UIKit)` are true, `os(Linux)` is false, and so is
  /// `canImport` of a module that is only there for its name.
  static let conditions = PortingRule { file, app in
    var changes = Changes()
    for condition in file.list.conditions {
      for index in condition.indices where index + 3 < condition.endIndex && condition[index + 3].is(")") {
        let words = condition[index..<index + 3].map(\.text)
        let isAbsent = app.surroundings?.absentModules.contains(words[2]) == true
        let absence = isAbsent && words[0] == "canImport" ? "false" : nil
        guard let value = absence ?? decided.first(where: { $0.words == words })?.value else { continue }
        let range = condition[index].range.lowerBound..<condition[index + 3].range.upperBound
        changes.edits.append(SourceEdit(range, value))
      }
    }
    return changes
  }

  private static let decided: [(words: [String], value: String)] = [
    (["os", "(", "iOS"], "true"), (["os", "(", "Linux"], "false"), (["canImport", "(", "UIKit"], "true"),
  ]
}
