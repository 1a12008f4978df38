import SwiftSources

/// How an app uses a type, as far as its sources show.
///
///     let app = AppSources(["A.swift": "class Cell: Swipe {}; let a = Swipe(at: 1)"], in: "")
///     let uses = app.uses(of: ["Swipe"])["Swipe"]
///     uses?.subclasses  // ["Cell"]
///     uses?.calls  // [["at"]]
package struct TypeUses: Hashable, Sendable {
  /// The paths of the files.
  package var files: Set<String> = []
  /// The classes of which it is the first type after the colon.
  package var subclasses: Set<String> = []
  /// Whether a structure, an enumeration, a protocol or an extension has it after the colon, or a class after another.
  package var isConformedTo = false
  /// Whether `any` or `some` is before it.
  package var isExistential = false
  /// Whether a value type has it after the colon.
  package var isOfValues = false
  /// The labels of the calls that make one; `_` for an argument without.
  package var calls: Set<[String]> = []
  /// The number of its generic arguments.
  package var genericCount = 0
  /// The names after a dot that are not called, such as `shared`.
  package var members: Set<String> = []
  /// The names of types inside it.
  package var nestedTypes: Set<String> = []
  /// Whether it is thrown or caught.
  package var isError = false

  package init() {}
}

extension AppSources {
  /// Returns how the files use some types; types without uses are left out.
  package func uses(of names: Set<String>) -> [String: TypeUses] {
    var uses: [String: TypeUses] = [:]
    for file in files {
      for index in file.tokens.indices
      where names.contains(file.tokens[index].text) && file.tokens[index].isName {
        file.addUse(at: index, to: &uses[file.tokens[index].text, default: TypeUses()])
      }
      file.addInheritance(of: names, to: &uses)
    }
    return uses
  }
}

extension AppFile {
  fileprivate func addUse(at index: Int, to uses: inout TypeUses) {
    uses.files.insert(path)
    guard !list.has(".", at: index - 1) else { return }
    if list.has("any", at: index - 1) || list.has("some", at: index - 1) { uses.isExistential = true }
    if ["throw", "catch"].contains(word(at: index - 1)) { uses.isError = true }
    var next = index + 1
    if list.has("<", at: next), tokens[next].touchesPrevious { next = endOfArguments(at: next, to: &uses) }
    if list.has("(", at: next), tokens[next].touchesPrevious { uses.calls.insert(labels(at: next)) }
    if list.has(".", at: next), tokens.indices.contains(next + 1) { addMember(at: next + 1, to: &uses) }
    // A value of the type that is written with a dot alone: `let a: Style = .plain`.
    let equals = list.has("?", at: next) ? next + 1 : next
    if list.has(":", at: index - 1), list.has("=", at: equals), list.has(".", at: equals + 1) {
      addMember(at: equals + 2, to: &uses)
    }
  }

  private func word(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  private func endOfArguments(at index: Int, to uses: inout TypeUses) -> Int {
    var (depth, commas, position) = (0, 0, index)
    while position < min(tokens.count, index + 100) {
      if tokens[position].is("<") { depth += 1 }
      if tokens[position].is(">") { depth -= 1 }
      if tokens[position].is(","), depth == 1 { commas += 1 }
      position = list.end(of: position)
      if depth == 0 { break }
    }
    guard depth == 0 else { return index }
    uses.genericCount = max(uses.genericCount, commas + 1)
    return position
  }

  private func labels(at parenthesis: Int) -> [String] {
    list.split(list.inside(parenthesis)).map { part in
      let first = part.lowerBound
      return tokens[first].isName && list.has(":", at: first + 1) ? tokens[first].text : "_"
    }
  }

  private func addMember(at index: Int, to uses: inout TypeUses) {
    guard tokens.indices.contains(index), tokens[index].isName, let first = tokens[index].text.first,
      !["self", "Type", "init"].contains(tokens[index].text)
    else { return }
    if first.isUppercase {
      uses.nestedTypes.insert(tokens[index].text)
    } else if !list.has("(", at: index + 1) {
      uses.members.insert(tokens[index].text)
    }
  }

  fileprivate func addInheritance(of names: Set<String>, to uses: inout [String: TypeUses]) {
    for type in outline.allTypes {
      for (position, inherited) in type.inheritance.enumerated() {
        for name in inherited.components where names.contains(name) {
          if type.kind == .class, position == 0 {
            uses[name, default: TypeUses()].subclasses.insert(type.name.text)
          } else {
            uses[name, default: TypeUses()].isConformedTo = true
            if type.kind == .struct || type.kind == .enum {
              uses[name, default: TypeUses()].isOfValues = true
            }
          }
        }
      }
    }
  }
}

extension TypeUses {
  /// Adds the uses in another module.
  package mutating func formUnion(_ other: TypeUses) {
    files.formUnion(other.files)
    subclasses.formUnion(other.subclasses)
    calls.formUnion(other.calls)
    members.formUnion(other.members)
    nestedTypes.formUnion(other.nestedTypes)
    genericCount = max(genericCount, other.genericCount)
    isConformedTo = isConformedTo || other.isConformedTo
    isExistential = isExistential || other.isExistential
    isOfValues = isOfValues || other.isOfValues
    isError = isError || other.isError
  }
}
