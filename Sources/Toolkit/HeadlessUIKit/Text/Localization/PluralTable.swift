import Foundation
import InterfaceDocuments

/// A table of texts with plurals: a file `.stringsdict`, which is a property list.
///
///     let table = try PluralTable(data, file: "de.lproj/Localizable.stringsdict")
///     table.texts["%d cards"]  // With a substitution for each variable of the format
///
/// A variable is chosen by the rules of numbers (`NSStringPluralRuleType`), a text by the device
/// (`NSStringDeviceSpecificRuleType`) or by its width (`NSStringVariableWidthRuleType`), of which the widest is taken.
package struct PluralTable: Sendable {
  let texts: [String: StringCatalog.Text]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - data: The file's content: a property list in XML or binary.
  ///   - file: The file's path, for messages.
  /// - Throws: The first fault, with the keys that lead to it.
  package init(_ data: Data, file: String) throws(ResourceFault) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      throw .unreadable(file: file, problem: "expected a property list with a dictionary")
    }
    var texts: [String: StringCatalog.Text] = [:]
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      do throws(PluralTableFault) {
        texts[key] = try PluralTableReader.text(value, at: [key])
      } catch {
        throw .unreadable(file: file, at: error.path, problem: error.problem)
      }
    }
    self.texts = texts
  }

  /// The keys in alphabetical order.
  package var keys: [String] { texts.keys.sorted() }

  /// Returns the text of a key with arguments.
  ///
  /// - Parameters:
  ///   - key: The key; an unknown one gives `nil`.
  ///   - language: The code of the language whose rules apply.
  ///   - arguments: The values for the placeholders.
  package func text(_ key: String, language: String, _ arguments: [Any]) -> String? {
    let writer = LocalizedTextWriter(
      language: language, locale: Locale(identifier: language), arguments: arguments, idiom: .phone,
      pseudolanguage: nil)
    return texts[key].flatMap(writer.write)
  }
}

/// What is wrong in a table, and the keys that lead to it.
private struct PluralTableFault: Error {
  let path: [String]
  let problem: String
}

private enum PluralTableReader {
  private typealias Fault = PluralTableFault
  private static let device = "NSStringDeviceSpecificRuleType"
  private static let width = "NSStringVariableWidthRuleType"
  private static let format = "NSStringLocalizedFormatKey"

  /// Reads the text of a key, or of a device.
  static func text(_ value: Any, at path: [String]) throws(PluralTableFault) -> StringCatalog.Text {
    if let text = value as? String { return StringCatalog.Text(text) }
    guard let parts = value as? [String: Any] else {
      throw Fault(path: path, problem: "expected a dictionary or a text")
    }
    if let devices = parts[device] as? [String: Any] {
      var texts: [String: StringCatalog.Text] = [:]
      for (name, value) in devices.sorted(by: { $0.key < $1.key }) {
        texts[name] = try text(value, at: path + [device, name])
      }
      return StringCatalog.Text(variations: StringCatalog.Variations(device: texts))
    }
    if let widths = parts[width] as? [String: Any] {
      let widest = widths.keys.max { (Int($0) ?? 0, $0) < (Int($1) ?? 0, $1) }
      guard let widest, let value = widths[widest] else {
        throw Fault(path: path + [width], problem: "expected texts by their widths")
      }
      return try text(value, at: path + [width, widest])
    }
    return try pluralText(parts, at: path)
  }

  private static func pluralText(
    _ parts: [String: Any], at path: [String]
  ) throws(PluralTableFault) -> StringCatalog.Text {
    guard let format = parts[format] as? String else {
      throw Fault(
        path: path, problem: "the text '\(format)' is missing" + hint(to: format, among: parts.keys))
    }
    var substitutions: [String: StringCatalog.Substitution] = [:]
    for (name, value) in parts.sorted(by: { $0.key < $1.key }) where name != Self.format {
      guard let rules = value as? [String: Any] else {
        throw Fault(path: path + [name], problem: "expected a dictionary")
      }
      substitutions[name] = try variable(rules, at: path + [name])
    }
    let texts = [(path + [Self.format], format)] + variants(of: substitutions, at: path)
    for (path, text) in texts {
      let unknown = FormatString(text).substitutionNames.first { substitutions[$0] == nil }
      if let unknown {
        throw Fault(
          path: path,
          problem: "there is no variable '\(unknown)'" + hint(to: unknown, among: substitutions.keys))
      }
    }
    var text = StringCatalog.Text(format)
    text.substitutions = substitutions
    return text
  }

  /// Returns the variables' texts with the keys that lead to them, in order.
  private static func variants(
    of substitutions: [String: StringCatalog.Substitution], at path: [String]
  ) -> [(path: [String], text: String)] {
    substitutions.sorted { $0.key < $1.key }.flatMap { name, substitution in
      (substitution.variations.plural ?? [:]).sorted { $0.key < $1.key }.compactMap { form, text in
        text.stringUnit.map { (path + [name, form], $0.value) }
      }
    }
  }

  /// Reads a variable: its forms by the number, and the format of the number.
  private static func variable(
    _ rules: [String: Any], at path: [String]
  ) throws(PluralTableFault) -> StringCatalog.Substitution {
    let (type, format) = ("NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey")
    var forms: [String: StringCatalog.Text] = [:]
    for (key, value) in rules.sorted(by: { $0.key < $1.key }) where key != type && key != format {
      let known = PluralCategory.allCases.map(\.rawValue)
      guard known.contains(key) else {
        throw Fault(
          path: path + [key],
          problem: "'\(key)' is unknown, expected one of: \(known.joined(separator: ", "))"
            + hint(to: key, among: known + [type, format]))
      }
      guard let text = value as? String else {
        throw Fault(path: path + [key], problem: "expected a text")
      }
      forms[key] = StringCatalog.Text(text)
    }
    guard forms["other"] != nil else { throw Fault(path: path, problem: "the form 'other' is missing") }
    return StringCatalog.Substitution(
      formatSpecifier: rules[format] as? String ?? "d", variations: StringCatalog.Variations(plural: forms))
  }

  private static func hint(to name: String, among known: some Sequence<String>) -> String {
    nearestName(to: name, among: known).map { "; the nearest is '\($0)'" } ?? ""
  }
}
