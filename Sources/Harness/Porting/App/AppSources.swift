import Diagnostics
import SwiftSources

/// The parsed Swift files of one module of an app.
package struct AppSources: Sendable {
  /// What the ported module has in addition to its sources; `nil` if unknown.
  let surroundings: TargetSurroundings?
  /// The files, ordered by path.
  package let files: [AppFile]
  /// The classes that the app declares, and their extensions.
  package let types: AppTypes
  /// The names of the app's own optional methods.
  let optionalRequirements: Set<String>
  /// The optional requirements of the app's own protocols whose results have no default.
  let askedRequirements: [AskedRequirement]
  /// The classes that implement such a requirement.
  let answeringClasses: [AnsweringClass]
  /// The names of the types that the app declares, including nested types.
  let declaredTypes: Set<String>
  /// The names of all types, functions and properties that the app declares, including members.
  package let namesOfDeclarations: Set<String>
  /// The members of UIKit class extensions that subclasses override.
  let toolkitOverrides: ToolkitOverrides
  /// The methods that UIKit finds by their selectors.
  let requirements: AppRequirements
  /// The path of the first file that imports each module.
  let firstImports: [String: String]

  /// Parses files.
  ///
  /// - Parameters:
  ///   - texts: The files' texts, by their paths relative to the folder.
  ///   - folder: The folder, as shown in errors.
  ///   - surroundings: What the ported module has in addition to its sources, for advice; `nil`, the default,
  ///     if unknown.
  ///   - skippedParts: The parts of files that are not compiled; none by default.
  ///   - outerClasses: The classes of the app's other modules; none by default.
  package init(
    _ texts: [String: String], in folder: String, beside surroundings: TargetSurroundings? = nil,
    skipping skippedParts: SkippedParts = SkippedParts(), outerClasses: OuterClasses = OuterClasses()
  ) {
    self.surroundings = surroundings
    let read = texts.sorted { $0.key < $1.key }.map { AppFile($1, path: $0, in: folder) }
    let names = Set(read.flatMap { $0.outline.members.allNames })
    let isOfSwift2 = read.contains { $0.isOfSwift2(besides: names) }
    namesOfDeclarations = names
    files = read.map { file in
      file.withTodaysNames(besides: names, isOfSwift2: isOfSwift2)
        .skipping(skippedParts.reasons(in: file.path))
    }
    types = AppTypes(files, beside: outerClasses)
    let all = files.flatMap(\.outline.allTypes)
    declaredTypes = Set(
      all.filter { $0.kind != .extension }.map(\.name.text)
        + (files.map(\.outline.members) + all.map(\.members)).flatMap(\.typealiases).map(\.name.text))
    toolkitOverrides = ToolkitOverrides(files, types)
    requirements = AppRequirements(files, types)
    askedRequirements = files.flatMap(AskedRequirement.all)
    answeringClasses = AnsweringClass.all(askedRequirements, files, types)
    optionalRequirements = Set(files.flatMap(\.outline.optionalRequirements))
    firstImports = Dictionary(
      files.flatMap { file in file.outline.imports.map { ($0.module, file.path) } },
      uniquingKeysWith: { first, _ in first })
  }
}

/// What a target has in addition to its sources.
package struct TargetSurroundings: Sendable {
  /// The modules that it depends on.
  let modules: Set<String>
  /// Whether there is a `Bundle.module`.
  let hasResources: Bool
  /// Those of the modules that are empty, in the place of modules that do not exist here.
  let absentModules: Set<String>

  /// - Parameters:
  ///   - modules: The modules that the target depends on.
  ///   - hasResources: Whether there is a `Bundle.module`.
  ///   - absentModules: Those of the modules that are empty, for which `canImport` is false; none by default.
  package init(modules: Set<String>, hasResources: Bool, absentModules: Set<String> = []) {
    (self.modules, self.hasResources, self.absentModules) = (modules, hasResources, absentModules)
  }
}

/// A parsed Swift file of an app.
package struct AppFile: Sendable {
  /// The path relative to the app's folder.
  package let path: String
  /// The path shown in errors.
  package let fullPath: String
  let bytes: [UInt8]
  let list: TokenList
  package let outline: SourceOutline

  init(_ text: String, path: String, in folder: String) {
    self.init(text, path: path, fullPath: folder.isEmpty ? path : "\(folder)/\(path)")
  }

  init(_ text: String, path: String, fullPath: String) {
    (self.path, self.fullPath) = (path, fullPath)
    bytes = Array(text.utf8)
    list = TokenList(text)
    outline = SourceOutline(list)
  }

  /// The source as it was read.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  var tokens: [SwiftToken] { list.tokens }

  /// Returns the source of some tokens, on one line and without comments.
  func source(of range: Range<Int>) -> String {
    range.map { index in
      let text = String(decoding: bytes[tokens[index].range], as: UTF8.self)
      return index > range.lowerBound && !tokens[index].touchesPrevious ? " " + text : text
    }.joined()
  }

  /// Returns the byte range of some tokens.
  func bytes(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  func finding(at token: SwiftToken, _ problem: String, instead: String) -> PortingFinding {
    PortingFinding(file: fullPath, position: token.position, problem: problem, instead: instead)
  }
}
