import Diagnostics

/// The names and classes in a statement of a script.
///
///     let subject = StatementSubject(#"EarlGrey.selectElement(with: grey_buttonTitle("Next"))"#)
///     subject.distance(to: next)    // 0 for an element with the label "Next"
///     subject.distance(to: cancel)  // 2 for a UIButton with the label "Cancel", nil for a UILabel
struct StatementSubject {
  /// The strings in the statement, with escapes resolved.
  private var names: [String] = []
  /// Those names for which similar ones also count.
  private var likelyNames: [String] = []
  private var classes: Set<String> = []

  init(_ statement: String) {
    var rest = statement[...]
    while let start = rest.firstIndex(of: "\"") {
      classes.formUnion(Self.classes(in: rest[..<start]))
      let isClass = rest[..<start].hasSuffix("grey_kindOfClassName(")
      rest = rest[rest.index(after: start)...]
      let name = Self.takeString(from: &rest)
      if isClass { classes.insert(name) } else if !name.isEmpty { names.append(name) }
    }
    classes.formUnion(Self.classes(in: rest))
    // All letters of a keyboard are similar to each other.
    likelyNames = names.filter(Self.isLong)
  }

  /// The subject without similar names.
  func withoutLikes(ofNamesIn elements: [ReportedElement]) -> StatementSubject {
    let known = Set(elements.flatMap { $0.names.map(\.value) })
    var subject = self
    subject.likelyNames.removeAll(where: known.contains)
    return subject
  }

  private static func isLong(_ name: String) -> Bool { name.count >= 3 }

  /// How far an element is from what the statement means: 0 if it has one of the names, 1 if it has a
  /// similar one, 2 if it has the type; `nil` otherwise.
  func distance(to element: ReportedElement) -> Int? {
    let values = element.names.map(\.value)
    if names.contains(where: values.contains) { return 0 }
    if likelyNames.contains(where: { Self.isNear($0, values.filter(Self.isLong)) }) { return 1 }
    return classes.contains(element.className) ? 2 : nil
  }

  private static func isNear(_ name: String, _ values: [String]) -> Bool {
    nearestName(to: name, in: values) != nil || values.contains { $0.contains(name) || name.contains($0) }
  }

  /// The classes that code names, directly or by what only one class has.
  private static func classes(in code: Substring) -> [String] {
    let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.compactMap { word in
      let parts = word.split(separator: ".").map(String.init)
      // A module's name may precede the class.
      return parts.last == "self" ? parts.dropLast().last : classesOfMatchers[parts.last ?? ""]
    }
  }

  private static let classesOfMatchers = [
    "grey_buttonTitle": "UIButton", "grey_textFieldValue": "UITextField", "grey_stepperValue": "UIStepper",
    "grey_switchWithOnState": "UISwitch",
  ]

  /// Reads a string after its opening quotation mark.
  private static func takeString(from rest: inout Substring) -> String {
    var string = ""
    while let character = rest.popFirst(), character != "\"" {
      guard character == "\\", let escaped = rest.popFirst() else {
        string.append(character)
        continue
      }
      string.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
    }
    return string
  }
}
