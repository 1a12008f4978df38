#if canImport(Glibc)
  import Glibc
#endif

/// The symbol tables of the loaded files, which are read on demand.
///
/// Unlike `dladdr`, they contain functions that are not exported.
final class SymbolTables: @unchecked Sendable {
  static let shared = SymbolTables()
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var tables: [String: SymbolTable] = [:]

  private init() {
    pthread_mutex_init(lock, nil)
  }

  /// A function of a loaded file.
  struct Function {
    /// The name in the source, without module and types.
    let name: String
    /// Whether it is in the application rather than in the stage or a library of the toolchain.
    let isOfApplication: Bool
    /// Whether it runs the jobs of a replay.
    var runsJobs = false
  }

  /// Returns the function that contains a return address; `nil` if it is not found.
  func function(at address: UInt) -> Function? {
    guard let (path, base) = LoadedFunction.file(at: address) else { return nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard !Self.isOfToolchain(name) else { return Function(name: name, isOfApplication: false) }
    // The call precedes the address that it returns to.
    guard let symbol = table(of: path).symbol(at: address - 1 - base) else { return nil }
    let isOfOthers = (Self.modulesOfStage + Self.modulesOfToolchain).contains {
      symbol.hasPrefix("$s\($0.utf8.count)\($0)")
    }
    return Function(
      name: Demangling.name(of: symbol), isOfApplication: !isOfOthers && Self.isOfModule(symbol),
      runsJobs: symbol.hasPrefix(Self.runnerOfJobs))
  }

  /// Returns the symbol of the function that contains a return address; `nil` for one of the toolchain's libraries, and
  /// if it is not found.
  func symbol(at address: UInt) -> String? {
    guard let (path, base) = LoadedFunction.file(at: address),
      !Self.isOfToolchain(path.split(separator: "/").last.map(String.init) ?? path)
    else { return nil }
    return table(of: path).symbol(at: address - 1 - base)
  }

  private func table(of path: String) -> SymbolTable {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if let table = tables[path] { return table }
    let table = SymbolTable(ofFile: path.contains("/") ? path : "/proc/self/exe")
    tables[path] = table
    return table
  }

  /// The beginning of the symbol of `Replay.runJob`.
  private static let runnerOfJobs = "$s11VirtualTime6ReplayC6runJob"

  /// Whether a symbol begins with a module's name and its length. Symbols of Swift's standard modules do
  /// not; they may be in the program if their functions are inlined.
  private static func isOfModule(_ symbol: String) -> Bool {
    symbol.hasPrefix("$s") && symbol.dropFirst(2).first?.isNumber == true
  }

  private static func isOfToolchain(_ name: String) -> Bool {
    let prefixes = [
      "libswift", "lib_", "libFoundation", "libdispatch", "libBlocksRuntime", "libTesting", "libXCTest",
      "libc.",
      "libm.", "ld-linux", "libgcc_s", "libstdc++", "libpthread",
    ]
    return prefixes.contains { name.hasPrefix($0) }
  }

  /// Modules whose functions submit work for the application, so that their callers matter.
  private static let modulesOfStage = ["VirtualTime", "HeadlessUIKit", "ShowcaseKit", "EarlGrey", "Scripts"]

  /// Modules of the toolchain that a statically linked program contains.
  private static let modulesOfToolchain = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking",
  ]
}
