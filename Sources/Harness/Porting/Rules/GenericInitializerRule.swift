import SwiftSources

extension PortingRule {
  /// Replaces calls of UIKit's initializers of a generic parameter, which Swift permits only of Objective-C's classes, by
  /// those of the initializers that the toolkit requires.
  static let genericInitializers = PortingRule { file, app in
    var changes = Changes()
    for function in file.outline.allFunctions {
      for (name, required) in file.requiredInitializers(ofParametersOf: function, in: app) {
        changes.edits += file.calls(of: name, in: function).compactMap { file.edit(ofCallAt: $0, required) }
      }
    }
    return changes
  }
}

extension SourceOutline {
  /// The functions of the file and of its types.
  fileprivate var allFunctions: [Function] { members.functions + allTypes.flatMap(\.members.functions) }
}

extension AppFile {
  /// The initializers that the bounds of a function's generic parameters require, by the parameters' names.
  fileprivate func requiredInitializers(
    ofParametersOf function: Function, in app: AppSources
  ) -> [(name: String, required: RequiredInitializer)] {
    guard let start = list.index(of: function.name), let body = function.body, list.has("<", at: start + 1)
    else {
      return []
    }
    return (start + 2..<body.lowerBound).compactMap { index in
      guard tokens[index].isName, list.has(":", at: index + 1), tokens.indices.contains(index + 2),
        ["<", ",", "where"].contains(tokens[index - 1].text)
      else { return nil }
      let bound = tokens[index + 2].text
      let root = ToolkitClasses.isKnown(bound) ? bound : app.types.ancestors(of: bound).last
      return root.flatMap { RequiredInitializer.of($0) }.map { (tokens[index].text, $0) }
    }
  }

  /// The indices of a type's name before the arguments of its initializers.
  fileprivate func calls(of name: String, in function: Function) -> [Int] {
    (function.body ?? 0..<0).filter {
      tokens[$0].is(name) && list.has("(", at: $0 + 1) && !list.has(".", at: $0 - 1)
    }
  }

  fileprivate func edit(ofCallAt index: Int, _ required: RequiredInitializer) -> SourceEdit? {
    let inside = list.inside(index + 1)
    let arguments = list.split(inside).map { source(of: $0) }
    let replacement: String? =
      switch (required.signature, arguments.count) {
      case ("init(dequeuedFor:)", 1): identifier(arguments[0]).map { "dequeuedFor: \($0)" }
      case ("init(dequeuedFor:)", 2) where arguments[0].hasSuffix(".default"):
        identifier(arguments[1]).map { "dequeuedFor: \($0)" }
      case ("init(dequeuedFor:frame:)", 1) where arguments[0].hasPrefix("frame:"):
        "dequeuedFor: \"\", \(arguments[0])"
      default: nil
      }
    return replacement.map { SourceEdit(bytes(of: inside), $0) }
  }

  /// The text of an argument that may be `nil`.
  private func identifier(_ argument: String) -> String? {
    let label = "reuseIdentifier:"
    guard argument.hasPrefix(label) else { return nil }
    return "(\(argument.dropFirst(label.count).drop { $0 == " " }) as String?) ?? \"\""
  }
}
