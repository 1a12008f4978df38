#if canImport(Glibc)
  import Glibc
#endif

/// The tables through which the program and its libraries call functions of other libraries.
///
/// The dynamic linker fills them in; a changed entry leads every later call elsewhere. A program
/// that is linked statically has none for the functions of Swift's libraries.
enum ImportTables {
  /// Changes the entries of all loaded files for the functions that hooks are for.
  ///
  /// - Returns: The names of the functions that were found in some table.
  static func install(_ hooks: [Hook]) -> Set<String> {
    guard let iterate else { return [] }
    let installation = Installation(hooks)
    _ = iterate(
      { info, _, context in
        guard let info, let context else { return 0 }
        Unmanaged<Installation>.fromOpaque(context).takeUnretainedValue().visit(LoadedFile(info))
        return 0
      }, Unmanaged.passUnretained(installation).toOpaque())
    return installation.found
  }

  private typealias Visitor =
    @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
  private static let iterate: (@convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32)? =
    LoadedFunction.named("dl_iterate_phdr")
}

/// One pass over the loaded files.
private final class Installation {
  private let hooks: [String: Hook]
  private(set) var found: Set<String> = []

  init(_ hooks: [Hook]) {
    self.hooks = Dictionary(uniqueKeysWithValues: hooks.map { ($0.name, $0) })
  }

  func visit(_ file: LoadedFile) {
    guard !file.isOfSystem else { return }
    for entry in file.imports {
      guard let hook = hooks[entry.name], !file.isDispatch || hook.isForDispatch else { continue }
      entry.point(to: hook.replacement)
      found.insert(hook.name)
    }
  }
}

/// A program or library in memory, in the format ELF of 64 bits.
private struct LoadedFile {
  private let base: UInt
  private let name: String
  private let headers: UnsafeRawPointer?
  private let headerCount: Int

  /// Reads the C structure `dl_phdr_info`.
  init(_ info: UnsafeRawPointer) {
    base = info.load(as: UInt.self)
    let path = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
    name = path.split(separator: "/").last.map(String.init) ?? ""
    headers = info.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    headerCount = Int(info.load(fromByteOffset: 24, as: UInt16.self))
  }

  var isDispatch: Bool { name.hasPrefix("libdispatch") }

  /// The C library, whose functions call each other for its own purposes.
  var isOfSystem: Bool {
    ["libc.", "ld-linux", "libm.", "libpthread", "linux-vdso", "libgcc_s", "libBlocksRuntime"].contains {
      name.hasPrefix($0)
    }
  }

  /// The entries of both tables: of functions that are called, and of functions whose address is
  /// taken.
  var imports: [ImportedFunction] {
    guard let dynamic = DynamicSection(base: base, headers: headers, count: headerCount) else { return [] }
    return dynamic.imports
  }
}

/// One entry of a table.
private struct ImportedFunction {
  let name: String
  let entry: UnsafeMutableRawPointer

  func point(to replacement: UInt) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = UInt(bitPattern: entry) / page * page
    // The linker made some tables read-only after it had filled them in.
    mprotect(UnsafeMutableRawPointer(bitPattern: start), Int(page), PROT_READ | PROT_WRITE)
    entry.storeBytes(of: replacement, as: UInt.self)
  }
}

/// What the dynamic linker reads of a file.
private struct DynamicSection {
  private var base: UInt
  /// The values by their tags; the names are those of the format's description.
  private var values: [Int: UInt] = [:]

  init?(base: UInt, headers: UnsafeRawPointer?, count: Int) {
    self.base = base
    guard let headers else { return nil }
    // A program header has 56 bytes; 2 is the type of the dynamic section.
    let all = (0..<count).map { headers + $0 * 56 }
    guard let header = all.first(where: { $0.load(as: UInt32.self) == 2 }),
      var entry = UnsafeRawPointer(bitPattern: base &+ header.load(fromByteOffset: 16, as: UInt.self))
    else { return nil }
    while case let tag = entry.load(as: Int.self), tag != 0 {
      values[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
      entry += 16
    }
  }

  var imports: [ImportedFunction] {
    let (jumpTable, jumpSize, table, size) = (23, 2, 7, 8)
    return relocations(at: jumpTable, size: jumpSize) + relocations(at: table, size: size)
  }

  private func relocations(at table: Int, size: Int) -> [ImportedFunction] {
    guard let start = pointer(table), let size = values[size] else { return [] }
    return (0..<Int(size) / 24).compactMap { function(of: start + $0 * 24) }
  }

  /// Reads an entry of a table of relocations, which has the position, the symbol with the type,
  /// and an addend.
  private func function(of relocation: UnsafeRawPointer) -> ImportedFunction? {
    let info = relocation.load(fromByteOffset: 8, as: UInt64.self)
    guard Self.functionTypes.contains(UInt32(truncatingIfNeeded: info)), let symbols = pointer(6),
      let names = pointer(5)
    else { return nil }
    let symbol = symbols + Int(info >> 32) * 24
    let name = names + Int(symbol.load(as: UInt32.self))
    guard let entry = UnsafeMutableRawPointer(bitPattern: base &+ relocation.load(as: UInt.self)) else {
      return nil
    }
    return ImportedFunction(name: String(cString: name.assumingMemoryBound(to: CChar.self)), entry: entry)
  }

  /// An address that the C library has made absolute already, except in some files of the kernel.
  private func pointer(_ tag: Int) -> UnsafeRawPointer? {
    values[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < base ? base &+ $0 : $0) }
  }

  /// The types of relocations for an address of data that is a function's, and for a function that
  /// is called.
  #if arch(arm64)
    private static let functionTypes: Set<UInt32> = [1025, 1026]
  #else
    private static let functionTypes: Set<UInt32> = [6, 7]
  #endif
}
