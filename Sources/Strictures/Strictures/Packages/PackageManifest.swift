import Diagnostics
import TextFormats
import UTF8Text

/// The declarations of a package's manifest, as `swift package dump-package` prints them.
package struct PackageManifest: Hashable, Sendable {
  package var name: String
  package var targets: [Target]

  package struct Target: Hashable, Sendable {
    package var name: String
    /// The folder, relative to the package.
    package var path: String
    /// The paths in the folder that the target excludes, relative to the folder.
    package var excluded: [String]
    /// The names of the targets and products that it depends on.
    package var dependencies: [String]
    package var isTest: Bool
    /// Whether `defaultIsolation(MainActor.self)` is set.
    package var isOnMainActor = false

    package init(
      _ name: String, path: String? = nil, excluding excluded: [String] = [], dependencies: [String] = [],
      isTest: Bool = false
    ) {
      (self.name, self.excluded, self.dependencies, self.isTest) = (name, excluded, dependencies, isTest)
      self.path = path ?? (isTest ? "Tests/\(name)" : "Sources/\(name)")
    }
  }

  package init(_ name: String, targets: [Target]) {
    (self.name, self.targets) = (name, targets)
  }

  /// Reads the output of `swift package dump-package`.
  ///
  /// - Throws: A diagnostic if the JSON is not a manifest.
  package init(dump text: String) throws(Diagnostic) {
    let json = try JSONValue(text)
    name = try json.member("name").string
    targets = []
    for value in try json.member("targets").elements { targets.append(try Target(value)) }
  }

  subscript(name: String) -> Target? { targets.first { $0.name == name } }
}

extension PackageManifest.Target {
  fileprivate init(_ json: JSONValue) throws(Diagnostic) {
    var dependencies: [String] = []
    for dependency in json["dependencies"].map({ Self.elements($0) }) ?? [] {
      // `{"byName": ["Name", null]}`, and similarly for targets and products.
      for case .array(let parts) in Self.members(dependency).map(\.value.content) {
        if case .string(let name)? = parts.first?.content { dependencies.append(name) }
      }
    }
    let path: String? = if case .string(let path)? = json["path"]?.content { path } else { nil }
    var excluded: [String] = []
    for value in json["exclude"].map({ Self.elements($0) }) ?? [] { excluded.append(try value.string) }
    self.init(
      try json.member("name").string, path: path, excluding: excluded, dependencies: dependencies,
      isTest: try json.member("type").string == "test")
    let settings = json["settings"].map { Self.elements($0) } ?? []
    isOnMainActor = settings.contains { setting in
      setting["kind"]?["defaultIsolation"]?["_0"]?.content == .string("MainActor")
    }
  }

  private static func elements(_ value: JSONValue) -> [JSONValue] {
    if case .array(let elements) = value.content { elements } else { [] }
  }

  private static func members(_ value: JSONValue) -> [JSONMember] {
    if case .object(let members) = value.content { members } else { [] }
  }
}
