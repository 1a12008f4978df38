import Diagnostics
import SwiftSources

/// A parsed package, to which rules are applied.
package struct CheckedPackage: Sendable {
  package let manifest: PackageManifest
  package let configuration: StrictureConfiguration
  /// The files of all layers, ordered by path.
  package let files: [SourceFile]
  /// The tokens of `Package.swift`.
  let manifestTokens: [SwiftToken]
  let types: TypeIndex

  /// Parses sources; those outside of all layers are left out.
  ///
  /// - Parameters:
  ///   - manifest: The package's targets.
  ///   - configuration: The layers.
  ///   - sources: The files' texts, by their paths relative to the package's folder.
  package init(
    _ manifest: PackageManifest, _ configuration: StrictureConfiguration, sources: [String: String]
  ) {
    (self.manifest, self.configuration) = (manifest, configuration)
    manifestTokens = TokenList(sources["Package.swift"] ?? "").tokens
    files = sources.sorted { $0.key < $1.key }.compactMap { path, text in
      guard let target = Self.target(of: path, in: manifest),
        let layer = configuration.layer(of: String(path.dropFirst(target.path.count + 1)), in: target.name)
      else { return nil }
      return SourceFile(text, path: path, target: target.name, layer: layer)
    }
    types = TypeIndex(files, configuration)
  }

  private static func target(of path: String, in manifest: PackageManifest) -> PackageManifest.Target? {
    // If the folder of one target is inside that of another, the file belongs to the inner one.
    manifest.targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  func files(in layers: Layer...) -> [SourceFile] { files.filter { layers.contains($0.layer) } }

  /// Returns the targets that contribute to a layer, in the manifest's order.
  func targets(in layer: Layer) -> [PackageManifest.Target] {
    manifest.targets.filter { configuration.layers(of: $0.name).contains(layer) }
  }

  /// Returns a violation in the manifest, at the first mention of the name after that of the target.
  func violation(ofTarget target: String, naming name: String? = nil, _ problem: String) -> Violation {
    let start = manifestTokens.firstIndex { $0.kind == .string && $0.text == target }
    var position = start.map { manifestTokens[$0].position } ?? .start
    if let start, let name,
      let token = manifestTokens[start...].first(where: { $0.kind == .string && $0.text == name })
    {
      position = token.position
    }
    return Violation(file: "Package.swift", position: position, problem: problem)
  }
}

/// A parsed Swift file of the package.
package struct SourceFile: Sendable {
  /// The path, relative to the package's folder.
  package let path: String
  /// The name of the target that it belongs to.
  package let target: String
  /// The layer of its folder.
  package let layer: Layer
  let list: TokenList
  let outline: SourceOutline

  init(_ text: String, path: String, target: String, layer: Layer) {
    (self.path, self.target, self.layer) = (path, target, layer)
    list = TokenList(text)
    outline = SourceOutline(list)
  }

  /// Returns a violation in this file.
  func violation(at token: SwiftToken, _ problem: String) -> Violation {
    Violation(file: path, position: token.position, problem: problem)
  }

  /// The imports, each module once.
  var imports: [SourceOutline.Import] {
    var seen: Set<String> = []
    return outline.imports.filter { seen.insert($0.module).inserted }
  }
}

/// A call that registers an object for commands, or unregisters it.
struct Dispatch: Sendable {
  let file: SourceFile
  /// The name of the called function.
  let token: SwiftToken
  /// The type with the method that makes the call.
  let owner: String?
  /// The argument `to:`, without `self.`.
  let target: String?
  /// The protocols of the commands.
  let protocols: Set<String>
}

extension CheckedPackage {
  /// The calls of `startDispatching(to:for:)` of all coordinators, mediators and apps.
  var dispatches: [Dispatch] {
    files(in: .coordinators, .apps).flatMap { file in
      dispatches("startDispatching", in: file, 0..<file.list.tokens.count)
    }
  }

  /// Returns the calls of `stopDispatching` that a type makes when it stops, in its own functions.
  func stops(of owner: String) -> [Dispatch] {
    let functions = ([owner] + types.ancestors(of: owner).sorted()).flatMap { types.functions(of: $0) }
    // Follows the type's own functions from the two that are called at the end.
    var (waiting, seen) = (["stop", "disconnect"], Set(["stop", "disconnect"]))
    var found: [Dispatch] = []
    while let name = waiting.popLast() {
      for (file, function) in functions where function.name.text == name {
        guard let body = function.body else { continue }
        found += dispatches("stopDispatching", in: file, body)
        let called = file.list.tokens[body].map(\.text).filter { text in
          functions.contains { $0.function.name.text == text }
        }
        waiting += called.filter { seen.insert($0).inserted }
      }
    }
    return found
  }

  private func dispatches(_ function: String, in file: SourceFile, _ range: Range<Int>) -> [Dispatch] {
    let list = file.list
    return range.compactMap { index in
      guard list.tokens[index].kind == .word, list.tokens[index].text == function,
        list.has("(", at: index + 1),
        !list.has("func", at: index - 1)
      else { return nil }
      let arguments = list.split(list.inside(index + 1))
      let target = arguments.first { list.hasSequence(["to", ":"], at: $0.lowerBound) }
      let commands = arguments.first { list.hasSequence(["for", ":"], at: $0.lowerBound) }
      return Dispatch(
        file: file, token: list.tokens[index],
        owner: file.outline.members.types.first { $0.body.contains(index) }?.name.text,
        target: target.map { list.name(of: $0.lowerBound + 2..<$0.upperBound) },
        protocols: protocols(in: commands.map { Array(list.tokens[$0].dropFirst(2)) } ?? []))
    }
  }

  /// Returns the protocols that an argument names, or that declare a command that it names, such as `.showTab`.
  private func protocols(in argument: [SwiftToken]) -> Set<String> {
    if argument.count == 2, argument[0].is(".") {
      let owners = (types.parts["Command"] ?? []).filter { part in
        part.members.properties.contains { $0.name.text == argument[1].text }
      }
      // The requirement is `Commands == any TabCommands`, in which only the latter is a protocol.
      return Set(owners.flatMap { $0.declaration.requirements.names.map(\.text) }).subtracting(["Commands"])
    }
    return Set(argument.filter { $0.isName && $0.text.first?.isUppercase == true }.map(\.text))
      .subtracting(["Command"])
  }
}

extension TokenList {
  /// Returns the text of an expression, without `self.` and question marks.
  fileprivate func name(of range: Range<Int>) -> String {
    let start =
      range.count > 2 && hasSequence(["self", "."], at: range.lowerBound)
      ? range.lowerBound + 2 : range.lowerBound
    return text(of: start..<range.upperBound).filter { $0 != "?" && $0 != "!" }
  }
}
