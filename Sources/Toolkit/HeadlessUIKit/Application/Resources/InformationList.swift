import Foundation

/// The values of an app's `Info.plist`, which is among a bundle's resources.
///
/// For example, its values for a module `MyApp` have `MyApp` in place of `$(PRODUCT_NAME)`:
///
/// ```swift
/// InformationList(data, file: "Info.plist", product: "MyApp").values([:])["CFBundleName"]
/// ```
///
/// Of several files of a bundle, the one in the outermost folder is read, but one beside the folders only if there is no
/// other: the package manager puts its own there, and refuses the app's. Of several bundles, an app's comes before others,
/// and one with nothing but the package manager's file last. Variables that are not known stay as they are.
package struct InformationList: @unchecked Sendable {
  /// The values by their keys; property lists are of types that never change.
  private let values: [String: Any]
  private let variables: [String: String]
  /// Why the file cannot be read; `nil` for one that can be read, and without a file.
  package let fault: ResourceFault?

  private static let searched = SearchedFolders { InformationList(in: $0) }

  /// Returns the list of a bundle; `nil` is the main one.
  static func of(_ bundle: Bundle?) -> InformationList { searched.found(in: bundle) }

  init(in folders: [String]) {
    self = Self.first(in: folders) ?? InformationList()
  }

  private init() { (values, variables, fault) = ([:], [:], nil) }

  private static func first(in folders: [String]) -> InformationList? {
    let lists = folders.compactMap { folder -> (isOwn: Bool, list: InformationList)? in
      let paths = BundleFolders.linkedContents(of: folder).filter {
        ($0 as NSString).lastPathComponent == "Info.plist"
      }
      let depths = paths.map { (($0 == "Info.plist" ? .max : $0.split(separator: "/").count), $0) }
      guard let path = depths.min(by: { $0 < $1 })?.1 else { return nil }
      let module = BundleFolders.modules(of: [folder]).last
      let file = FileManager.default.contents(atPath: "\(folder)/\(path)") ?? Data()
      return (path != "Info.plist", InformationList(file, file: path, product: module))
    }
    let ranked = lists.enumerated().map { ($1.isOwn ? $1.list.rank : .max, $0, $1.list) }
    return ranked.min { ($0.0, $0.1) < ($1.0, $1.1) }?.2
  }

  /// Its place among those of several bundles: an app's, one that does not say what it is of, another's.
  private var rank: Int {
    guard let kind = values["CFBundlePackageType"] as? String, !kind.hasPrefix("$") else { return 1 }
    return kind == "APPL" ? 0 : 2
  }

  /// Reads a property list.
  ///
  /// - Parameters:
  ///   - data: The file's content.
  ///   - file: Its path, for messages.
  ///   - product: The name of the module, for variables; `nil` to leave them as they are.
  package init(_ data: Data, file: String, product: String?) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    values = list as? [String: Any] ?? [:]
    fault =
      list is [String: Any]
      ? nil : .unreadable(file: file, problem: "expected a property list with a dictionary")
    var variables = ["DEVELOPMENT_LANGUAGE": "en"]
    for name in ["PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"] {
      variables[name] = product
    }
    self.variables = variables
  }

  /// The keys in alphabetical order.
  package var keys: [String] { values.keys.sorted() }

  /// Returns all values.
  ///
  /// - Parameter settings: The values of variables that come before the known ones.
  package func values(_ settings: [String: String]) -> [String: Any] {
    values.mapValues { resolved($0, variables.merging(settings) { $1 }) }
  }

  /// Returns the value of a key; `nil` if it is not there.
  func value(of key: String, _ settings: [String: String]) -> Any? {
    values[key].map { resolved($0, variables.merging(settings) { $1 }) }
  }

  private func resolved(_ value: Any, _ variables: [String: String]) -> Any {
    switch value {
    case let text as String: BuildVariables.resolve(text, variables)
    case let list as [Any]: list.map { resolved($0, variables) }
    case let dictionary as [String: Any]: dictionary.mapValues { resolved($0, variables) }
    default: value
    }
  }
}

/// Variables of Xcode's build in a text: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`.
///
///     BuildVariables.resolve("$(A).$(B)", ["A": "app"])  // "app.$(B)"
enum BuildVariables {
  /// Returns the text with the known variables replaced, once.
  static func resolve(_ text: String, _ values: [String: String]) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...]
      guard let (value, end) = value(at: rest, values) else {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      result += value
      rest = rest[end...]
    }
    return result + rest
  }

  /// Returns the value of the variable that a text begins with, and where it ends; `nil` if it is not known.
  private static func value(
    at text: Substring, _ values: [String: String]
  ) -> (value: String, end: Substring.Index)? {
    let closings: [Character: Character] = ["(": ")", "{": "}"]
    guard let closing = text.dropFirst().first.flatMap({ closings[$0] }),
      let end = text.firstIndex(of: closing)
    else { return nil }
    let parts = text[..<end].dropFirst(2).split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, let value = values[String(name)] else { return nil }
    return (parts.dropFirst().reduce(value, changed), text.index(after: end))
  }

  /// Returns a value changed as the word after a colon says.
  private static func changed(_ value: String, by word: Substring) -> String {
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
