import Foundation

/// A CocoaPods specification, as far as it says which files are a library's sources.
///
///     Podspec("s.name = 'Kit'\ns.source_files = 'Source/**/*.swift'", isJSON: false).patterns  // ["Source/**/*.swift"]
struct Podspec {
  /// The module's name; `nil` if it does not say one.
  let module: String?
  /// Patterns of the sources' paths, those of all subspecs too, or of the default ones if it names any.
  let patterns: [String]

  /// - Parameters:
  ///   - text: The text of the file.
  ///   - isJSON: Whether it is JSON instead of Ruby.
  init(_ text: String, isJSON: Bool) {
    let values = isJSON ? Self.valuesOfJSON(text) : Self.valuesOfRuby(text)
    module = (values["module_name"]?.first ?? values["name"]?.first).map {
      $0.split(separator: "/").joined().moduleName
    }
    patterns = values["source_files"] ?? []
  }

  /// Returns the target of a module that a specification in a place describes; `nil` without one.
  static func target(named name: String, in place: SourcePlace, reader: AppReader) -> AppTarget? {
    for path in place.files where path.hasSuffix(".podspec") || path.hasSuffix(".podspec.json") {
      guard let bytes = reader.bytes(of: path) else { continue }
      let spec = Podspec(String(decoding: bytes, as: UTF8.self), isJSON: path.hasSuffix(".json"))
      guard spec.module == name else { continue }
      let folder = path.folderPath
      let globs = spec.patterns.map { FilePattern(folder.appending($0).normalizedPath) }
      let files = place.files.filter { file in file.hasSuffix(".swift") && globs.contains { $0.matches(file) }
      }
      guard !files.isEmpty else { continue }
      return AppTarget(name: name, kind: .library, source: path, files: files)
    }
    return nil
  }

  private static func valuesOfJSON(_ text: String) -> [String: [String]] {
    guard let json = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
      return [:]
    }
    let texts = { (value: Any?) in (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
    let wanted = Set(texts(json["default_subspecs"]) + texts(json["default_subspec"]))
    let subspecs = (json["subspecs"] as? [[String: Any]] ?? []).filter { subspec in
      wanted.isEmpty || wanted.contains(subspec["name"] as? String ?? "")
    }
    return [
      "name": texts(json["name"]), "module_name": texts(json["module_name"]),
      "source_files": ([json] + subspecs).flatMap { texts($0["source_files"]) },
    ].filter { !$0.value.isEmpty }
  }

  /// Reads assignments such as `s.source_files = 'A/*.swift', "B"`, whose lists may go over several lines. Ruby's other code
  /// is passed over.
  private static func valuesOfRuby(_ text: String) -> [String: [String]] {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.trimmedSpaces }.filter { !$0.hasPrefix("#") }
    let code = lines.joined(separator: "\n")
    var values: [String: [String]] = [:]
    for match in code.matches(of: /\.(name|module_name|source_files)\s*=\s*((?:[^\n]*,\s*\n)*[^\n]*)/) {
      let key = String(match.output.1)
      let words = match.output.2.matches(of: /["']([^"']*)["']/).map { String($0.output.1) }
      // A subspec's name is not the library's.
      if key == "name", values[key] != nil { continue }
      values[key, default: []] += words
    }
    return values
  }
}

/// A pattern of paths as Ruby has it: `**` is any folders, `*` and `?` are any characters, `{a,b}` is one of several.
///
///     FilePattern("Source/**/*.{h,swift}").matches("Source/A/B.swift")  // true
///
/// A pattern without an ending is a folder, whose own files it means.
struct FilePattern: Hashable, Sendable {
  private let alternatives: [[String]]

  init(_ text: String) {
    let isFolder = text.lastPart.allSatisfy { !"*.?{".contains($0) }
    alternatives = Self.alternatives(of: isFolder ? text.appending("*") : text).map {
      $0.split(separator: "/").map(String.init)
    }
  }

  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    return alternatives.contains { Self.matches($0[...], parts[...]) }
  }

  /// The texts without braces.
  private static func alternatives(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
      return [text]
    }
    let choices = text[text.index(after: open)..<close].split(
      separator: ",", omittingEmptySubsequences: false)
    let (start, end) = (String(text[..<open]), String(text[text.index(after: close)...]))
    return choices.flatMap { alternatives(of: start + String($0) + end) }
  }

  private static func matches(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (0...path.count).contains { matches(pattern.dropFirst(), path.dropFirst($0)) }
    }
    guard let name = path.first, matchesName(first[...], name[...]) else { return false }
    return matches(pattern.dropFirst(), path.dropFirst())
  }

  private static func matchesName(_ pattern: Substring, _ name: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return matchesName(pattern.dropFirst(), name)
        || !name.isEmpty && matchesName(pattern, name.dropFirst())
    }
    guard let character = name.first, first == "?" || first == character else { return false }
    return matchesName(pattern.dropFirst(), name.dropFirst())
  }
}
