#if canImport(Glibc)
  import Glibc
#endif

/// A program or library in memory, in the 64-bit ELF format.
struct LoadedFile {
  /// The address that addresses in the file are relative to.
  let base: UInt
  private let path: String
  private let headers: UnsafeRawPointer?
  private let headerCount: Int

  /// Reads the C structure `dl_phdr_info`.
  init(_ info: UnsafeRawPointer) {
    base = info.load(as: UInt.self)
    path = info.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self).map { String(cString: $0) } ?? ""
    headers = info.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    headerCount = Int(info.load(fromByteOffset: 24, as: UInt16.self))
  }

  /// All loaded files, the program first.
  static var all: [LoadedFile] {
    final class Files {
      var all: [LoadedFile] = []
    }
    let files = Files()
    _ = iterate?(
      { info, _, context in
        guard let info, let context else { return 0 }
        Unmanaged<Files>.fromOpaque(context).takeUnretainedValue().all.append(LoadedFile(info))
        return 0
      }, Unmanaged.passUnretained(files).toOpaque())
    return files.all
  }

  private typealias Visitor =
    @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
  private static let iterate: (@convention(c) (Visitor, UnsafeMutableRawPointer?) -> Int32)? =
    LoadedFunction.exported("dl_iterate_phdr")

  /// The last part of the path; empty for the program.
  var name: String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The functions and variables of the file; empty if their names were stripped.
  var symbols: SymbolTable { SymbolTable(ofFile: path.isEmpty ? "/proc/self/exe" : path) }

  var isDispatch: Bool { name.hasPrefix("libdispatch") }

  /// Whether the file belongs to the C library or similar, whose functions call each other for their own
  /// purposes.
  var isOfSystem: Bool {
    ["libc.", "ld-linux", "libm.", "libpthread", "linux-vdso", "libgcc_s", "libBlocksRuntime"].contains {
      name.hasPrefix($0)
    }
  }

  /// The entries of both tables: of called functions, and of functions whose address is taken.
  var imports: [ImportedFunction] {
    DynamicSection(base: base, headers: programHeaders)?.imports ?? []
  }

  /// The address ranges of the instructions.
  var code: [Range<UInt>] {
    programHeaders.compactMap { header in
      // 1 is the type of loaded segments, and also the flag for executable ones.
      guard header.load(as: UInt32.self) == 1, header.load(fromByteOffset: 4, as: UInt32.self) & 1 != 0 else {
        return nil
      }
      let start = base &+ header.load(fromByteOffset: 16, as: UInt.self)
      return start..<start + header.load(fromByteOffset: 40, as: UInt.self)
    }
  }

  /// The headers of the file's segments, of 56 bytes each.
  private var programHeaders: [UnsafeRawPointer] {
    headers.map { headers in (0..<headerCount).map { headers + $0 * 56 } } ?? []
  }
}

/// An entry of an import table.
struct ImportedFunction {
  let name: String
  let entry: UnsafeMutableRawPointer

  func point(to replacement: UInt) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let start = UInt(bitPattern: entry) / page * page
    // The linker made some tables read-only after filling them in.
    mprotect(UnsafeMutableRawPointer(bitPattern: start), Int(page), PROT_READ | PROT_WRITE)
    entry.storeBytes(of: replacement, as: UInt.self)
  }
}

/// The section of a file for the dynamic linker.
private struct DynamicSection {
  private var base: UInt
  /// The values by their tags; the names are those of the ELF specification.
  private var values: [Int: UInt] = [:]

  init?(base: UInt, headers: [UnsafeRawPointer]) {
    self.base = base
    // 2 is the type of the dynamic section.
    guard let header = headers.first(where: { $0.load(as: UInt32.self) == 2 }),
      var entry = UnsafeRawPointer(bitPattern: base &+ header.load(fromByteOffset: 16, as: UInt.self))
    else { return nil }
    while case let tag = entry.load(as: Int.self), tag != 0 {
      values[tag] = entry.load(fromByteOffset: 8, as: UInt.self)
      entry += 16
    }
  }

  var imports: [ImportedFunction] {
    let (jumpTable, jumpSize, table, size, relativeCount) = (23, 2, 7, 8, 0x6FFF_FFF9)
    return relocations(at: jumpTable, size: jumpSize)
      // The linker puts relocations without a symbol first; they are nine of ten.
      + relocations(at: table, size: size, after: Int(values[relativeCount] ?? 0))
  }

  private func relocations(at table: Int, size: Int, after skipped: Int = 0) -> [ImportedFunction] {
    guard let start = pointer(table), let size = values[size], let symbols = pointer(6),
      let names = pointer(5)
    else { return [] }
    var imports: [ImportedFunction] = []
    // Every program runs this before its first scenario, and iterating over a range is slow in debug
    // builds.
    let end = start + Int(size)
    var relocation = start + skipped * 24
    while relocation < end {
      if let function = function(of: relocation, symbols, names) { imports.append(function) }
      relocation += 24
    }
    return imports
  }

  /// Reads an entry of a relocation table: the position, the symbol with the type, and an addend.
  private func function(
    of relocation: UnsafeRawPointer, _ symbols: UnsafeRawPointer, _ names: UnsafeRawPointer
  ) -> ImportedFunction? {
    let info = relocation.load(fromByteOffset: 8, as: UInt64.self)
    guard Self.functionTypes.contains(UInt32(truncatingIfNeeded: info)),
      let entry = UnsafeMutableRawPointer(bitPattern: base &+ relocation.load(as: UInt.self))
    else { return nil }
    let name = names + Int((symbols + Int(info >> 32) * 24).load(as: UInt32.self))
    return ImportedFunction(name: String(cString: name.assumingMemoryBound(to: CChar.self)), entry: entry)
  }

  /// The address of a tag; the C library has already made it absolute, except in some of the kernel's
  /// files.
  private func pointer(_ tag: Int) -> UnsafeRawPointer? {
    values[tag].flatMap { UnsafeRawPointer(bitPattern: $0 < base ? base &+ $0 : $0) }
  }

  /// The relocation types for functions whose address is taken, and for functions that are called.
  #if arch(arm64)
    private static let functionTypes: Set<UInt32> = [1025, 1026]
  #else
    private static let functionTypes: Set<UInt32> = [6, 7]
  #endif
}
