import Foundation

/// A temporary folder in which modules are compiled again and again, and only those that changed. It is removed with its
/// last use.
package final class CheckFolder {
  let url: URL
  /// The folder of the compiled modules.
  let modules: URL

  /// A file for the compiler.
  struct Copy: Hashable {
    let file: String
    /// The name that errors give it; `nil` for its path.
    let name: String?
    let text: String
  }

  /// What a module is compiled of.
  struct Input {
    let files: [CheckedFile]
    let imports: Set<String>
    /// Whether all is as it was.
    let isSame: Bool
  }

  private var copies: [String: [Copy]] = [:]
  private var settings: [String: [String]] = [:]
  private var inputs: [String: Input] = [:]
  private var results: [String: CompiledModule] = [:]
  private var stubs: [String: String] = [:]
  private var existing: (asked: Set<String>, found: Set<String>)?

  package init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("breadth-\(UUID().uuidString)")
    modules = url.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the modules that exist, and asks only for others than before.
  func existing(_ names: Set<String>, _ ask: (Set<String>) throws -> Set<String>) rethrows -> Set<String> {
    if let existing, existing.asked == names { return existing.found }
    let found = try ask(names)
    // Conditions in the files ask which modules exist.
    if existing?.found != found { (copies, inputs) = ([:], [:]) }
    existing = (names, found)
    return found
  }

  /// Returns what a module was compiled of in the last call; `nil` before, and where other modules exist now.
  func lastInput(of name: String) -> Input? {
    inputs[name].map { Input(files: $0.files, imports: $0.imports, isSame: results[name] != nil) }
  }

  /// Writes a module's files, unless they are there.
  func input(
    of name: String, _ new: [Copy], _ arguments: [String],
    imports: ([CheckedFile], URL) throws -> Set<String>
  ) throws -> Input {
    if let input = lastInput(of: name), copies[name] == new, settings[name] == arguments { return input }
    let folder = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try new.map { copy in
      let place = folder.appendingPathComponent(copy.file)
      try Data(copy.text.utf8).write(to: place)
      return CheckedFile(path: place.path, name: copy.name ?? place.path)
    }
    let input = Input(files: files, imports: try imports(files, folder), isSame: false)
    (copies[name], settings[name], inputs[name]) = (new, arguments, input)
    return input
  }

  /// Makes the modules that replace others.
  ///
  /// - Returns: Those that were not there, or had another source.
  func makeStubs(
    _ sources: [(name: String, source: String)], _ make: (String, String, URL) throws -> Void
  ) rethrows -> Set<String> {
    var changed: Set<String> = []
    for (name, source) in sources where stubs[name] != source {
      try make(name, source, modules)
      stubs[name] = source
      changed.insert(name)
    }
    return changed
  }

  /// Returns the result of a module: the last one, or a new one.
  func result(
    of name: String, isSame: Bool, _ compile: () throws -> CompiledModule
  ) rethrows -> CompiledModule {
    if isSame, let result = results[name] { return result }
    results[name] = nil
    let result = try compile()
    results[name] = result
    return result
  }
}
