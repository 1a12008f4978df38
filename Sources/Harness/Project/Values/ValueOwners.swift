import Diagnostics
import GoldenFiles
import Storyboards

/// Whether a test has a golden.
enum ValueOwnership {
  /// A test has it, or it may not be a golden at all.
  case owned
  /// No test declares it.
  case unowned(UnownedValue.Reason)
  /// A test of this name declares it, and ran without it.
  case unclaimed(String)
}

/// Decides which goldens of values have an owner.
struct ValueOwners {
  private let goldens: GoldenStore
  private let sources: PackageSources
  private let showcases: Set<String>
  private let unclaimed: Set<GoldenPath>
  private var declared: [GoldenPath: DeclaredNames] = [:]
  private var functions: PackageFunctions?

  /// - Parameters:
  ///   - goldens: The package's goldens, and what is kept about them.
  ///   - showcases: The names of showcases, whose folders in `Snapshots` have no goldens of values.
  ///   - unclaimed: The goldens whose test ran without an assertion of them.
  init(
    in goldens: GoldenStore, _ sources: PackageSources, showcases: Set<String>, unclaimed: Set<GoldenPath>
  ) {
    (self.goldens, self.sources) = (goldens, sources)
    (self.showcases, self.unclaimed) = (showcases, unclaimed)
  }

  /// Finds out whether a test has a golden.
  mutating func ownership(
    of path: GoldenPath, _ golden: ValueGolden
  ) throws(Diagnostic) -> ValueOwnership {
    guard let files = candidates(golden) else { return .owned }
    guard let first = files.first else { return .unowned(.noFile(missingFile(of: golden))) }
    if let owners = try owners(of: golden, in: files) {
      return isMarked(path, since: owners) ? .unclaimed(golden.test) : .owned
    }
    let nearest = nearestName(to: golden.test, in: files.flatMap { declared[$0]?.all ?? [] })
    return .unowned(.noTest(golden.test, file: first.path, nearest: nearest))
  }

  /// Whether the path is surely that of a golden: `Snapshots` may have files of other kinds.
  func knows(_ golden: ValueGolden) -> Bool { candidates(golden) != nil }

  /// The sources that may declare the test; `nil` if the package knows neither the module nor the file.
  private func candidates(_ golden: ValueGolden) -> [GoldenPath]? {
    switch golden.place {
    case .besideTest(let folder):
      let files = golden.possibleFiles.map { GoldenPath(folder).appending("\($0).swift") }
      return files.first { FileKind(following: goldens.accepted.absolute($0)) == .file }.map { [$0] } ?? []
    case .package(let module):
      // A target's folder usually has its name, but need not.
      let files = golden.possibleFiles.lazy.compactMap { sources.files[$0] }.first?.sorted() ?? []
      let own = files.filter { $0.path.parts(between: "/").contains(Substring(module)) }
      guard own.isEmpty else { return own }
      let isTarget = sources.folderNames.contains(module) && !showcases.contains(module)
      return files.isEmpty && !isTarget ? nil : files
    }
  }

  private func missingFile(of golden: ValueGolden) -> String {
    switch golden.place {
    case .besideTest(let folder): GoldenPath(folder).appending("\(golden.file).swift").path
    case .package(let module): "\(module)/\(golden.file).swift"
    }
  }
}

extension ValueOwners {
  /// The sources that the golden follows from; `nil` if no test can have it.
  private mutating func owners(
    of golden: ValueGolden, in files: [GoldenPath]
  ) throws(Diagnostic) -> [GoldenPath]? {
    var takesNames = false
    for file in files {
      let names = try declarations(in: file)
      let suites = golden.suites(inFile: file.fileName)
      if names.own(TestGoldenNames(suites: suites, test: golden.test)) { return [file] }
      takesNames = takesNames || names.takesNames
    }
    let callers = try callers(named: golden.test.withoutLabels).filter { !files.contains($0) }
    return takesNames || !callers.isEmpty ? files + callers : nil
  }

  /// The sources with a function of this name, which may call one that asserts for it.
  private mutating func callers(named name: String) throws(Diagnostic) -> [GoldenPath] {
    if let functions { return functions.files(declaring: name) }
    let found = try PackageFunctions(of: sources, in: goldens.accepted)
    functions = found
    return found.files(declaring: name)
  }

  private mutating func declarations(in file: GoldenPath) throws(Diagnostic) -> DeclaredNames {
    if let known = declared[file] { return known }
    let bytes = try goldens.accepted.bytes(at: file) ?? []
    let names = DeclaredNames(String(decoding: bytes, as: UTF8.self))
    declared[file] = names
    return names
  }

  /// Whether a run marked the golden after the sources were last changed.
  private func isMarked(_ path: GoldenPath, since sources: [GoldenPath]) -> Bool {
    guard unclaimed.contains(path) else { return false }
    let mark = ModificationTime(of: goldens.pending.absolute(path.unclaimedMark))
    guard let mark else { return false }
    return sources.allSatisfy { source in
      ModificationTime(of: goldens.accepted.absolute(source)).map { $0 <= mark } ?? true
    }
  }
}

extension GoldenPath {
  /// The name of the file, without its extension.
  fileprivate var fileName: String {
    let name = path.parts(between: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(".swift".count) : name)
  }
}
