/// The build settings of a target in one configuration.
///
///     var settings = BuildSettings(["TARGET_NAME": "My App"])
///     settings.set("PRODUCT_NAME", to: "$(TARGET_NAME:c99extidentifier)")
///     settings["PRODUCT_NAME"]  // "My_App"
///
/// They are set in the order in which Xcode asks for them, the project's before the target's: `$(inherited)` is the value so
/// far.
struct BuildSettings: Hashable, Sendable {
  /// The values as they are written, with other settings in them.
  private var values: [String: String]

  /// - Parameter values: The values that others replace.
  init(_ values: [String: String] = [:]) { self.values = values }

  /// Sets a value.
  ///
  /// - Parameters:
  ///   - key: The name. Conditions may follow, as in `SWIFT_VERSION[sdk=iphoneos*]`; if they do not hold for a debug build
  ///     for a simulator, nothing is set.
  ///   - value: The value, in which `$(inherited)` is the value so far.
  mutating func set(_ key: String, to value: String) {
    guard let name = name(in: key) else { return }
    let inherited = values[name] ?? ""
    let words = ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"]
    values[name] = words.reduce(value) { $0.replacing($1, with: inherited) }
  }

  /// Sets the values of a level; those with conditions come after those without.
  mutating func set(_ level: [String: String]) {
    for (key, value) in level.sorted(by: { $0.key < $1.key }) { set(key, to: value) }
  }

  /// The value of a setting with all others in it; `nil` if it is not set, or empty.
  subscript(name: String) -> String? {
    let value = values[name].map { resolved($0) } ?? ""
    return value.isEmpty ? nil : value
  }

  /// Whether a setting is `YES`.
  func isOn(_ name: String) -> Bool { self[name] == "YES" }

  /// The words of a setting; none if it is not set.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split(whereSeparator: \.isWhitespace).map { $0.trimmingQuotes }
  }

  /// The names that are set and begin with a text, sorted.
  func names(beginningWith start: String) -> [String] {
    values.keys.filter { $0.hasPrefix(start) }.sorted()
  }

  /// The name in a key; `nil` if its conditions do not hold.
  private func name(in key: String) -> String? {
    let parts = key.split(separator: "[")
    let conditions = parts.dropFirst().flatMap { $0.split(separator: "]").first?.split(separator: ",") ?? [] }
    let isMet = conditions.allSatisfy { condition in
      let sides = condition.split(separator: "=", maxSplits: 1).map { $0.trimmedSpaces }
      guard sides.count == 2, let actual = Self.conditions[sides[0]] ?? self["CONFIGURATION"] else {
        return false
      }
      return sides[1].hasSuffix("*") ? actual.hasPrefix(sides[1].dropLast()) : actual == sides[1]
    }
    return isMet ? parts.first.map { $0.trimmedSpaces } : nil
  }

  /// What the words in conditions are here.
  private static let conditions = ["sdk": "iphonesimulator", "arch": "arm64", "variant": "normal"]
}

extension BuildSettings {
  /// Returns a text with the settings in it: `$(NAME)`, `${NAME}`, `$(NAME:lower)`.
  ///
  /// - Parameter isKept: Whether settings that are not known stay as they are; they become empty by default.
  func resolved(_ text: String, keepingUnknown isKept: Bool = false) -> String {
    resolved(text, isKept, inside: [])
  }

  /// - Parameter outer: The settings whose values are being resolved: in a circle, they are empty.
  private func resolved(_ text: String, _ isKept: Bool, inside outer: Set<String>) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.endOfVariable else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let name = resolved(String(rest[..<end].dropFirst(2).dropLast()), isKept, inside: outer)
      result += value(of: name, isKept, inside: outer) ?? (isKept ? String(rest[..<end]) : "")
      rest = rest[end...]
    }
    return result + rest
  }

  private func value(of text: String, _ isKept: Bool, inside outer: Set<String>) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let other = parts.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
    guard let name = parts.first, let known = values[name] ?? other else { return nil }
    guard !outer.contains(name) else { return "" }
    let value = resolved(known, isKept, inside: outer.union([name]))
    return parts.dropFirst().reduce(value.isEmpty ? other ?? "" : value, Self.changed)
  }

  /// Returns a value changed as the word after a colon says.
  private static func changed(_ value: String, by word: String) -> String {
    func replacing(_ other: Character, _ isKept: (Character) -> Bool) -> String {
      String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) || isKept($0) ? $0 : other })
    }
    return switch word {
    case "rfc1034identifier": replacing("-") { "-.".contains($0) }
    case "c99extidentifier", "identifier": replacing("_") { $0 == "_" }
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: value
    }
  }
}

extension Substring {
  /// The end of the variable with which the text begins, whatever variables are in its name; `nil` without one.
  fileprivate var endOfVariable: Index? {
    let closings: [Character: Character] = ["(": ")", "{": "}"]
    guard let opening = dropFirst().first, let closing = closings[opening] else { return nil }
    var depth = 0
    for index in indices {
      if self[index] == opening { depth += 1 }
      if self[index] == closing {
        depth -= 1
        if depth == 0 { return self.index(after: index) }
      }
    }
    return nil
  }

  /// The text without quotes around it.
  fileprivate var trimmingQuotes: String {
    let isQuoted = count > 1 && (first == "\"" || first == "'") && last == first
    return String(isQuoted ? dropFirst().dropLast() : self)
  }
}
