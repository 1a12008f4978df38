import SwiftSources

extension AppFile {
  /// Returns the file with Apple's names of today in place of those of Swift 2 to 4, as Xcode's migrator
  /// writes them.
  ///
  /// This is done before anything else is read from it, so that rules and parts know today's names alone.
  /// Each name stays on its line.
  ///
  /// - Parameters:
  ///   - names: The names that the app declares itself, which stay.
  ///   - isOfSwift2: Whether the app is written in Swift 2.
  func withTodaysNames(besides names: Set<String>, isOfSwift2: Bool) -> AppFile {
    var edits: [SourceEdit] = []
    for index in tokens.indices where tokens[index].kind == .word {
      let name = tokens[index].text
      guard FormerNames.all.contains(name), !names.contains(name) else { continue }
      edits += self.edits(ofFormerName: index, isOfSwift2: isOfSwift2)
    }
    if isOfSwift2 { edits += declarationsOfSwift2 + callsOfSwift2(besides: names) }
    guard !edits.isEmpty else { return self }
    return AppFile(
      String(decoding: edits.applied(to: bytes), as: UTF8.self), path: path, fullPath: fullPath)
  }
}

extension FormerNames {
  /// All former names, so that other words are passed over at once.
  fileprivate static let all = Set(
    Array(globals.keys) + Array(notifications.keys) + Array(functions.keys) + Array(enumerators.keys)
      + accessors.keys.map { $0.lastName })
}

extension AppFile {
  /// Returns what replaces a former name at an index; no edits if it is something else there.
  fileprivate func edits(ofFormerName index: Int, isOfSwift2: Bool) -> [SourceEdit] {
    let token = tokens[index]
    if list.has(".", at: index - 1) {
      return accessor(at: index) ?? notification(at: index) ?? (isOfSwift2 ? enumerator(at: index) : nil)
        ?? []
    }
    if let replacement = FormerNames.functions[token.text], list.has("(", at: index + 1) {
      return call(of: replacement, at: index)
    }
    // Before a colon it is a label, or the name of what is declared.
    let isLabel =
      list.has(":", at: index + 1) && (list.has("(", at: index - 1) || list.has(",", at: index - 1))
    guard let name = FormerNames.globals[token.text], !isLabel else { return [] }
    return [SourceEdit(token.range, name)]
  }

  /// `UIScreen.mainScreen()`, or `.whiteColor()` alone.
  private func accessor(at index: Int) -> [SourceEdit]? {
    guard list.hasSequence(["(", ")"], at: index + 1) else { return nil }
    let owner = isImplicit(index) ? "UIColor" : index >= 2 ? tokens[index - 2].text : ""
    return FormerNames.accessors["\(owner).\(tokens[index].text)"].map { name in
      [SourceEdit(bytes(of: index..<index + 3), name)]
    }
  }

  /// `Notification.Name.UIKeyboardWillShow`, or `.UIKeyboardWillShow` alone.
  private func notification(at index: Int) -> [SourceEdit]? {
    guard let name = FormerNames.notifications[tokens[index].text] else { return nil }
    if isImplicit(index) { return [SourceEdit(bytes(of: index - 1..<index + 1), name)] }
    guard list.hasSequence(["Name", "."], at: index - 2), list.has(".", at: index - 3), index >= 4,
      ["Notification", "NSNotification"].contains(tokens[index - 4].text)
    else { return nil }
    return [SourceEdit(bytes(of: index - 4..<index + 1), name)]
  }

  /// `.Normal`, which is `.normal` now.
  private func enumerator(at index: Int) -> [SourceEdit]? {
    let isOfType = index >= 2 && FormerNames.isOfApple(tokens[index - 2].text)
    guard isImplicit(index) || isOfType, !list.has("(", at: index + 1), !list.has(".", at: index + 1) else {
      return nil
    }
    return FormerNames.enumerators[tokens[index].text].map { [SourceEdit(tokens[index].range, $0)] }
  }

  /// Whether nothing is before the period of a member.
  private func isImplicit(_ index: Int) -> Bool {
    guard index >= 2 else { return true }
    let before = tokens[index - 2]
    if !tokens[index - 1].touchesPrevious { return true }
    return before.kind == .symbol && ![")", "]", "}", "?", "!", ">"].contains(before.text)
  }

  private func call(of replacement: FormerNames.Replacement, at index: Int) -> [SourceEdit] {
    let (arguments, end) = (list.split(list.inside(index + 1)), list.end(of: index + 1))
    let name = tokens[index].range
    guard end > index + 2, end <= tokens.count, list.has(")", at: end - 1) else { return [] }
    switch replacement {
    case .initializer(let type, let labels):
      guard arguments.count == labels.count else { return [] }
      return [SourceEdit(name, type)] + zip(arguments, labels).map { label($1, before: $0) }
    case .constant(let property):
      return arguments.isEmpty ? [SourceEdit(bytes(of: index..<end), property)] : []
    case .property(let property):
      guard arguments.count == 1 else { return [] }
      return [SourceEdit(name, ""), .insert(".\(property)", at: tokens[end - 1].range.upperBound)]
    case .infix(let sign):
      guard arguments.count == 2 else { return [] }
      return [SourceEdit(name, ""), SourceEdit(tokens[arguments[0].upperBound].range, " \(sign)")]
    case .method(let method, let labels):
      guard arguments.count == labels.count + 1 else { return [] }
      guard labels.count > 0 else {
        return [SourceEdit(name, ""), .insert(".\(method)()", at: tokens[end - 1].range.upperBound)]
      }
      let first = arguments[1].lowerBound
      let comma = tokens[arguments[0].upperBound].range.lowerBound..<tokens[first].range.lowerBound
      let opening = ").\(method)(" + (labels[0].map { "\($0): " } ?? "")
      return [SourceEdit(name, ""), SourceEdit(comma, opening)]
        + zip(arguments.dropFirst(2), labels.dropFirst()).compactMap { part, text in
          text.map { label($0, before: part) }
        }
    }
  }

  private func label(_ text: String, before argument: Range<Int>) -> SourceEdit {
    .insert("\(text): ", at: tokens[argument.lowerBound].range.lowerBound)
  }
}

extension FormerNames {
  /// Whether a type is one of Apple's frameworks.
  fileprivate static func isOfApple(_ name: String) -> Bool {
    ["UI", "NS", "CA", "CG", "MK", "AV", "WK"].contains(String(name.prefix(2)))
  }
}
